// Player: the clock of a dance. Its position counts moves; between two whole numbers a move is on its way.
//   const player = new Player(stage.length, () => reducedMotion.value);
//   player.toggle();
//   player.position.value    // 12.4: move 13 is being made
import { signal } from "@preact/signals";

/** Moves a second of a single step, so that it can be seen. */
const STEP_SPEED = 1.6;

export class Player {
  readonly position = signal(0);
  readonly playing = signal(false);
  /** Moves a second. */
  readonly speed = signal(2);
  private goal = 0;
  private frame = 0;
  private before = 0;

  constructor(
    readonly length: number,
    private readonly still: () => boolean,
    /** Who plays comes to rest here first, and plays on from here when asked again. */
    private readonly rest = Infinity,
    private readonly clock: (tick: (now: number) => void) => number = (tick) => requestAnimationFrame(tick),
  ) {}

  toggle(): void {
    if (this.playing.value) return this.pause();
    if (this.position.value >= this.length) this.position.value = 0;
    this.playing.value = true;
    this.run(this.position.value < this.rest ? Math.min(this.rest, this.length) : this.length);
  }

  /** Stops; a move that is on its way is finished. */
  pause(): void {
    this.playing.value = false;
    this.goal = Math.ceil(this.position.value);
    if (this.still()) this.seek(this.goal);
  }

  step(by: 1 | -1): void {
    // Who presses again does not wait for the move before; who stops what plays goes on from where it is.
    if (this.frame && !this.playing.value) this.position.value = this.goal;
    const from = this.position.value;
    this.playing.value = false;
    const goal = this.within(by > 0 ? Math.floor(from) + 1 : Math.ceil(from) - 1);
    if (this.still()) this.seek(goal);
    else this.run(goal);
  }

  /** Goes to a place at the speed of the player, so that every move on the way is seen. */
  travel(place: number): void {
    this.playing.value = false;
    if (this.still()) this.seek(place);
    else if (this.within(place) !== this.position.value) this.run(this.within(place));
  }

  seek(place: number): void {
    this.playing.value = false;
    this.goal = this.within(Math.round(place));
    this.position.value = this.goal;
  }

  private within(place: number): number {
    return Math.max(0, Math.min(this.length, place));
  }

  private run(goal: number): void {
    this.goal = goal;
    if (this.frame) return;
    this.before = 0;
    this.frame = this.clock(this.tick);
  }

  private readonly tick = (now: number): void => {
    const seconds = this.before === 0 ? 0 : Math.min(0.1, (now - this.before) / 1000);
    this.before = now;
    const speed = this.playing.value ? this.speed.value : Math.max(STEP_SPEED, this.speed.value);
    const away = this.goal - this.position.value;
    const stride = speed * seconds;
    this.position.value = Math.abs(away) <= stride ? this.goal : this.position.value + Math.sign(away) * stride;
    if (this.position.value === this.goal) {
      this.frame = 0;
      this.playing.value = false;
      return;
    }
    this.frame = this.clock(this.tick);
  };
}
