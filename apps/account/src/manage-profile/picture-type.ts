type PictureType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';

const starts: readonly (readonly [PictureType, readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
];

const textAt = (bytes: Uint8Array, from: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + 4));

/**
 * The type of a file by its first bytes (12 are enough), whatever its name says; null when it is not a
 * picture that browsers show safely.
 */
export function pictureType(bytes: Uint8Array): PictureType | null {
  const known = starts.find(([, start]) => start.every((byte, index) => bytes[index] === byte));
  if (known) return known[0];
  return textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP' ? 'image/webp' : null;
}
