// PhotoCore: what reads photographs, in the same thread: apps/web/core/photo/photo_desk.h. In the page a worker has it:
// photo_client.ts.
//   const core = await PhotoCore.start(module);
//   const board = core.read(pixels);
import { wasi } from "../core/wasi";

/** As a canvas has them: red, green, blue and opacity, row by row. */
export interface PixelRows {
  data: Uint8ClampedArray | Uint8Array;
  width: number;
  height: number;
  /** Bytes from one row to the next, where there are more than the pixels need. */
  stride?: number;
}

export interface PhotoChange {
  cell: number;
  /** The digit that was read, and is not taken; 0 for nothing. */
  read: number;
}

/** A board as it was read in a picture. */
export interface PhotoBoard {
  size: number;
  /** With the changes. */
  digits: number[];
  /** Cells that a person should look at, the changed ones among them. */
  doubtful: number[];
  changes: PhotoChange[];
  /** What each cell may show, the likeliest first; 0 for nothing. */
  likely: number[][];
  /** What is to be told, in sentences. */
  remarks: string[];
  /** The board from the front: grey pixels, as many rows as columns. */
  front: Uint8Array;
}

/** The core says no, in a sentence. */
export class PhotoRefusal extends Error {}

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  room(length: number): number;
  speak(): number;
  check(width: number, height: number): number;
  read(width: number, height: number, stride: number): number;
  find(width: number, height: number, stride: number): number;
  tell(): number;
  front(): number;
}

export class PhotoCore {
  private readonly decoder = new TextDecoder();

  private constructor(private readonly core: Exports) {}

  static async start(module: WebAssembly.Module): Promise<PhotoCore> {
    const { exports } = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi(() => core.memory) });
    const core = exports as unknown as Exports;
    core._initialize();
    return new PhotoCore(core);
  }

  /** From now on in the language of this table; in English where it is empty. */
  speak(tag: string, table: string): void {
    this.put(new TextEncoder().encode(`${tag}\n${table}`));
    this.answer(this.core.speak());
  }

  /** Refuses a picture of sides that are not read, before it is decoded. */
  check(width: number, height: number): void {
    this.answer(this.core.check(width, height));
  }

  read(pixels: PixelRows): PhotoBoard {
    const board = this.look(pixels, "read") as Omit<PhotoBoard, "front">;
    return { ...board, front: this.bytes(this.core.front()).slice() };
  }

  /** Where the board is: x and y of its corners, clockwise; null where there is none. */
  find(pixels: PixelRows): number[] | null {
    try {
      return (this.look(pixels, "find") as { corners: number[] }).corners.map((tenths) => tenths / 10);
    } catch (refusal) {
      if (refusal instanceof PhotoRefusal) return null;
      throw refusal;
    }
  }

  /** What is to be told of the board that was read last, in the language that is spoken now. */
  tell(): string[] {
    return (this.answer(this.core.tell()) as { remarks: string[] }).remarks;
  }

  private look({ data, width, height, stride = width * 4 }: PixelRows, question: "read" | "find"): unknown {
    this.put(data);
    return this.answer(this.core[question](width, height, stride));
  }

  private put(bytes: ArrayLike<number>): void {
    const room = this.core.room(bytes.length);
    // There is none for more than a picture has: the core then says that bytes are missing.
    if (room !== 0) new Uint8Array(this.core.memory.buffer, room, bytes.length).set(bytes);
  }

  private bytes(place: number): Uint8Array {
    const { buffer } = this.core.memory;
    const [address, length] = new Uint32Array(buffer, place, 2);
    return new Uint8Array(buffer, address, length);
  }

  private answer(place: number): unknown {
    const answer = JSON.parse(this.decoder.decode(this.bytes(place))) as { error?: string };
    if (answer.error !== undefined) throw new PhotoRefusal(answer.error);
    return answer;
  }
}
