import { crc32 } from 'node:zlib';

/** Longest side of a picture, in pixels: browsers send 512, and a small file may unpack to gigabytes. */
const LONGEST_SIDE = 4096;

const ascii = (text: string): Buffer => Buffer.from(text, 'latin1');
const isSide = (pixels: number): boolean => pixels >= 1 && pixels <= LONGEST_SIDE;
const startsWith = (bytes: Buffer, at: number, text: string): boolean =>
  bytes.subarray(at, at + text.length).equals(ascii(text));

/** Chunks with right checksums from IHDR to IEND, and nothing after it. */
function isPng(bytes: Buffer): boolean {
  if (!startsWith(bytes, 0, '\x89PNG\r\n\x1a\n') || !startsWith(bytes, 12, 'IHDR')) return false;
  let hasPixels = false;
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length || crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4))
      return false;
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (name === 'IHDR' && !(isSide(bytes.readUInt32BE(at + 8)) && isSide(bytes.readUInt32BE(at + 12))))
      return false;
    hasPixels ||= name === 'IDAT';
    if (name === 'IEND') return hasPixels && end === bytes.length;
    at = end;
  }
  return false;
}

/** Markers of a frame's head, which holds its size: all of C0 to CF that are not tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Segments from the start to the end marker, with a frame and a scan, and nothing after it. */
function isJpeg(bytes: Buffer): boolean {
  if (!startsWith(bytes, 0, '\xff\xd8')) return false;
  let [hasFrame, hasScan] = [false, false];
  for (let at = 2; at + 2 <= bytes.length;) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return false;
    if (marker === 0xd9) return hasFrame && hasScan && at + 2 === bytes.length;
    if (at + 9 > bytes.length) return false;
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2) return false;
    if (isFrame(marker)) {
      if (!isSide(bytes.readUInt16BE(at + 5)) || !isSide(bytes.readUInt16BE(at + 7))) return false;
      hasFrame = true;
    }
    at += 2 + length;
    if (marker !== 0xda) continue;
    hasScan = true;
    // Pixels, up to the next marker: a zero byte or a restart after FF belongs to them.
    while (at < bytes.length && !(bytes[at] === 0xff && isMarker(bytes[at + 1]))) at += 1;
  }
  return false;
}
const isMarker = (byte = 0): boolean => byte !== 0 && byte !== 0xff && !(byte >= 0xd0 && byte <= 0xd7);

/** The dimensions in a WebP chunk; null for a chunk without them, or with an invalid header. */
function webpSides(name: string, data: Buffer): readonly [number, number] | null {
  if (name === 'VP8X' && data.length >= 10) return [data.readUIntLE(4, 3) + 1, data.readUIntLE(7, 3) + 1];
  if (name === 'VP8L' && data.length >= 5 && data[0] === 0x2f) {
    const sides = data.readUInt32LE(1);
    return [(sides & 0x3fff) + 1, ((sides >>> 14) & 0x3fff) + 1];
  }
  if (name === 'VP8 ' && data.length >= 10 && startsWith(data, 3, '\x9d\x01\x2a'))
    return [data.readUInt16LE(6) & 0x3fff, data.readUInt16LE(8) & 0x3fff];
  return null;
}

/** Chunks that fill the file exactly, the first of which has the size. */
function isWebp(bytes: Buffer): boolean {
  if (!startsWith(bytes, 0, 'RIFF') || !startsWith(bytes, 8, 'WEBP') || bytes.length < 20) return false;
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return false;
  for (let at = 12; at < bytes.length;) {
    if (at + 8 > bytes.length) return false;
    const size = bytes.readUInt32LE(at + 4);
    const sides = webpSides(bytes.toString('latin1', at, at + 4), bytes.subarray(at + 8, at + 8 + size));
    if (sides === null ? at === 12 : !sides.every(isSide)) return false;
    at += 8 + size + (size % 2);
    if (at > bytes.length) return false;
  }
  return true;
}

const checks: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  'image/jpeg': isJpeg,
  'image/png': isPng,
  'image/webp': isWebp,
  // A file inside a form would not be checked.
  'multipart/form-data': () => false,
};

/** What a picture's comments may not hold: a browser that guesses would run it. */
const PAGES = /<(?:script|!doctype|html|iframe|foreignobject|svg[\s>])|javascript:/i;
const HEAD = 64 * 1024;

/**
 * Whether bytes are a whole picture of their declared type: its structure from the beginning to the end and
 * nothing after it, sides that unpack to a reasonable size, no page or script in its texts. True for types
 * that are not pictures. The pixels themselves are not decoded.
 */
export function isPicture(type: string | undefined, bytes: Buffer): boolean {
  const check = checks[type?.split(';')[0]?.trim().toLowerCase() ?? ''];
  if (check === undefined) return true;
  return check(bytes) && !PAGES.test(bytes.toString('latin1', 0, HEAD));
}
