import { EMBED_VERSION, embedBounds, embedErrorKinds } from './embed-bounds.ts';
import type { FrameMessage } from './embed-message.schema.ts';

/** A field is a whole number from 0 to a bound, or one of a list of words. */
type Field = number | readonly string[];
type MessageFields<Message> = { [Name in Exclude<keyof Message, 'revisoins' | 'type'>]: Field };
type Fields = { [Type in FrameMessage['type']]: MessageFields<Extract<FrameMessage, { type: Type }>> };

const { height, questions, percent } = embedBounds;

const fields: Fields = {
  ready: {},
  resize: { height },
  progress: { answered: questions, total: questions },
  completed: { score: questions, total: questions, percent },
  error: { kind: embedErrorKinds },
};

const fits = (value: unknown, field: Field): boolean =>
  typeof field === 'number'
    ? Number.isInteger(value) && (value as number) >= 0 && (value as number) <= field
    : field.includes(value as string);

const isMessage = (data: unknown): data is FrameMessage => {
  if (typeof data !== 'object' || data === null) return false;
  const { revisoins, type, ...rest } = data as Record<string, unknown>;
  if (revisoins !== EMBED_VERSION || typeof type !== 'string' || !Object.hasOwn(fields, type)) return false;
  const expected = Object.entries<Field>(fields[type as FrameMessage['type']]);
  return (
    Object.keys(rest).length === expected.length && expected.every(([name, field]) => fits(rest[name], field))
  );
};

/**
 * `frameMessageSchema` for the small script in an institution's page, which is too small to include zod
 * (5 KB). Accepts exactly what the schema accepts: the test beside it compares the two on thousands of
 * values. Never throws.
 */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  try {
    return isMessage(data) ? data : undefined;
  } catch {
    return undefined;
  }
}
