import { describe, expect, test } from "vitest";
import { Player } from "./player";

function hall(length: number, still = false, rest = Infinity) {
  let pending: ((now: number) => void) | undefined;
  let now = 1000;
  const player = new Player(
    length,
    () => still,
    rest,
    (tick) => {
      pending = tick;
      return 1;
    },
  );
  const wait = (milliseconds: number): void => {
    for (let passed = 0; passed <= milliseconds; passed += 50) {
      const tick = pending;
      pending = undefined;
      tick?.(now);
      now += 50;
    }
  };
  return { player, wait };
}

describe("a player", () => {
  test("plays at its speed to the end and stops there", () => {
    const { player, wait } = hall(10);
    player.speed.value = 4;
    player.toggle();
    wait(1000);
    expect(player.position.value).toBeCloseTo(4, 0);
    wait(5000);
    expect(player.position.value).toBe(10);
    expect(player.playing.value).toBe(false);
  });

  test("finishes the move that is on its way when it is paused", () => {
    const { player, wait } = hall(10);
    player.toggle();
    wait(600);
    player.pause();
    wait(2000);
    expect(player.position.value).toBe(2);
  });

  test("comes to rest at the solution, and plays on to the end when asked again", () => {
    const { player, wait } = hall(10, false, 6);
    player.speed.value = 4;
    player.toggle();
    wait(5000);
    expect(player.position.value).toBe(6);
    expect(player.playing.value).toBe(false);
    player.toggle();
    wait(5000);
    expect(player.position.value).toBe(10);
  });

  test("makes a step that can be seen, and two steps when asked twice", () => {
    const { player, wait } = hall(10);
    player.step(1);
    wait(200);
    expect(player.position.value).toBeGreaterThan(0);
    expect(player.position.value).toBeLessThan(1);
    player.step(1);
    expect(player.position.value).toBe(1);
    wait(3000);
    expect(player.position.value).toBe(2);
    player.step(-1);
    wait(3000);
    expect(player.position.value).toBe(1);
  });

  test("steps from where it is while it plays", () => {
    const { player, wait } = hall(10);
    player.speed.value = 4;
    player.toggle();
    wait(600);
    player.step(1);
    wait(3000);
    expect(player.position.value).toBe(3);
    expect(player.playing.value).toBe(false);
  });

  test("travels there and back at its speed", () => {
    const { player, wait } = hall(10);
    player.speed.value = 4;
    player.travel(4);
    wait(500);
    expect(player.position.value).toBeGreaterThan(1);
    expect(player.position.value).toBeLessThan(3);
    wait(2000);
    expect(player.position.value).toBe(4);
    player.travel(1);
    wait(2000);
    expect(player.position.value).toBe(1);
  });

  test("steps at once where motion is not wanted", () => {
    const { player } = hall(3, true);
    player.step(1);
    expect(player.position.value).toBe(1);
    player.step(-1);
    player.step(-1);
    expect(player.position.value).toBe(0);
  });

  test("begins anew when played at the end, and seeks within the dance only", () => {
    const { player, wait } = hall(3);
    player.seek(99);
    expect(player.position.value).toBe(3);
    player.toggle();
    wait(100);
    expect(player.position.value).toBeLessThan(1);
    player.seek(-4);
    expect(player.position.value).toBe(0);
  });
});
