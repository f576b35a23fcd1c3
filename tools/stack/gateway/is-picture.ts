const ascii = (text: string) => Buffer.from(text, 'latin1');

/** The first bytes of the types that the picture bucket accepts, and their offset. */
const signatures: Readonly<Record<string, readonly (readonly [at: number, bytes: Buffer])[]>> = {
  'image/jpeg': [[0, ascii('\xff\xd8\xff')]],
  'image/png': [[0, ascii('\x89PNG\r\n\x1a\n')]],
  'image/webp': [
    [0, ascii('RIFF')],
    [8, ascii('WEBP')],
  ],
};

/** False for bytes that do not begin like a file of their declared type. True for types that are no pictures. */
export function isPicture(type: string | undefined, bytes: Buffer): boolean {
  const signature = signatures[type?.split(';')[0]?.trim().toLowerCase() ?? ''];
  return (
    signature === undefined ||
    signature.every(([at, part]) => bytes.subarray(at, at + part.length).equals(part))
  );
}
