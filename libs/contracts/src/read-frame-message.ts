import type { FrameMessage } from './embed-message.schema.ts';

/** A field is a whole number from 0 to a bound, or one of a list of words. */
type Field = number | readonly string[];
type FieldsOf<Message> = { [Name in Exclude<keyof Message, 'revisoins' | 'type'>]: Field };
type Fields = { [Type in FrameMessage['type']]: FieldsOf<Extract<FrameMessage, { type: Type }>> };

const fields: Fields = {
  ready: {},
  resize: { height: 20_000 },
  progress: { answered: 1000, total: 1000 },
  completed: { score: 1000, total: 1000, percent: 100 },
  error: { kind: ['unavailable', 'refused', 'unreachable'] },
};

const fits = (value: unknown, field: Field): boolean =>
  typeof field === 'number'
    ? Number.isInteger(value) && (value as number) >= 0 && (value as number) <= field
    : field.includes(value as string);

const isMessage = (data: unknown): data is FrameMessage => {
  if (typeof data !== 'object' || data === null) return false;
  const { revisoins, type, ...rest } = data as Record<string, unknown>;
  if (revisoins !== 1 || typeof type !== 'string' || !Object.hasOwn(fields, type)) return false;
  const wanted = Object.entries<Field>(fields[type as FrameMessage['type']]);
  return (
    Object.keys(rest).length === wanted.length && wanted.every(([name, field]) => fits(rest[name], field))
  );
};

/**
 * `frameMessageSchema` for the small script in an institution's page, which has no room for zod (5 KB). Accepts exactly
 * what the schema accepts: the test beside it compares the two on thousands of values. Never throws.
 */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  try {
    return isMessage(data) ? data : undefined;
  } catch {
    return undefined;
  }
}
