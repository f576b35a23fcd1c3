const ascii = (text: string) => Buffer.from(text, 'latin1');

/** How files of the types that the bucket of pictures takes begin, and where. */
const signatures: Readonly<Record<string, readonly (readonly [at: number, bytes: Buffer])[]>> = {
  'image/jpeg': [[0, ascii('\xff\xd8\xff')]],
  'image/png': [[0, ascii('\x89PNG\r\n\x1a\n')]],
  'image/webp': [
    [0, ascii('RIFF')],
    [8, ascii('WEBP')],
  ],
};

/** False for bytes that do not begin as a file of the type that they are said to have. True for types that are no pictures. */
export function isPicture(type: string | undefined, bytes: Buffer): boolean {
  const signature = signatures[type?.split(';')[0]?.trim().toLowerCase() ?? ''];
  return (
    signature === undefined ||
    signature.every(([at, part]) => bytes.subarray(at, at + part.length).equals(part))
  );
}
