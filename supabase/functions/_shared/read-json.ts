import type { ZodType } from 'zod';
import { readBody } from './read-body.ts';
import { Refusal } from './refusal.ts';

const MAX_BYTES = 512 * 1024;

/** Parses the request's body. Throws a Refusal: 'too-large', or 'invalid' for anything else. */
export async function readJson<T>(request: Request, schema: ZodType<T>): Promise<T> {
  const text = new TextDecoder().decode(await readBody(request, MAX_BYTES));
  const parsed = schema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue?.path.join('.') || 'body';
  throw new Refusal('invalid', `${place}: ${issue?.message ?? 'is not valid'}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Refusal('invalid', 'The body is not JSON.', cause);
  }
}
