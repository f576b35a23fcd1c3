import { Refusal } from './refusal.ts';

/** Reads the request's body, up to `most` bytes. Throws a Refusal 'too-large' beyond them. */
export async function readBody(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new Refusal('too-large', `The body is larger than ${most} bytes.`);
  if (Number(request.headers.get('Content-Length') ?? 0) > most) {
    await request.body?.cancel();
    throw tooLarge();
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size > most) throw tooLarge();
    parts.push(part);
  }
  const body = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    body.set(part, at);
    at += part.byteLength;
  }
  return body;
}
