import type { IncomingMessage } from 'node:http';

/** Reads a request's whole body; null when it is larger than `mostBytes`. */
export async function readBody(
  request: IncomingMessage,
  mostBytes: number,
): Promise<Buffer<ArrayBuffer> | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.byteLength;
    if (size > mostBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
