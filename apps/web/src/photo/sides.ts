// Sides: how large a picture says that it is, before anything of it is decoded: PNG, JPEG, GIF, WebP and BMP.
//   sidesOf(bytes)   // { width: 4000, height: 3000 }
// A few bytes may claim more pixels than a machine has memory for.

export interface Sides {
  width: number;
  height: number;
}

const startsWith = (bytes: Uint8Array, at: number, text: string) =>
  [...text].every((letter, place) => bytes[at + place] === letter.charCodeAt(0));

/** Of the segments of a JPEG, those that begin a picture tell its sides. */
function sidesOfJpeg(view: DataView): Sides | null {
  let at = 2;
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const kind = view.getUint8(at + 1);
    // Any number of these bytes may stand before a segment.
    if (kind === 0xff) {
      ++at;
      continue;
    }
    const tables = kind === 0xc4 || kind === 0xc8 || kind === 0xcc;
    if (kind >= 0xc0 && kind <= 0xcf && !tables) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    // Segments that are their marker and nothing else.
    const isBare = kind === 0x01 || (kind >= 0xd0 && kind <= 0xd8);
    at += isBare ? 2 : 2 + view.getUint16(at + 2);
  }
  return null;
}

function sidesOfWebp(view: DataView, bytes: Uint8Array): Sides | null {
  const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  if (startsWith(bytes, 12, "VP8X")) return { width: three(24) + 1, height: three(27) + 1 };
  if (startsWith(bytes, 12, "VP8L")) {
    const packed = view.getUint32(21, true);
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

/** Null where this cannot be told: the format is another one, or the bytes are none of a picture. */
export function sidesOf(bytes: Uint8Array): Sides | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length >= 4 && bytes[0] === 0xff && bytes[1] === 0xd8) return sidesOfJpeg(view);
  if (bytes.length < 30) return null;
  if (startsWith(bytes, 1, "PNG")) return { width: view.getUint32(16), height: view.getUint32(20) };
  if (startsWith(bytes, 0, "GIF8")) return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  if (startsWith(bytes, 0, "RIFF") && startsWith(bytes, 8, "WEBP")) return sidesOfWebp(view, bytes);
  if (startsWith(bytes, 0, "BM")) return { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) };
  return null;
}
