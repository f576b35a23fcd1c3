import * as z from 'zod';
import { UsageError } from '@revisoins/workspace/cli';
import type { Options } from './commands/command.ts';
import { readerKinds } from './readings/reading.schema.ts';

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

const schema = z.object({
  lang: z.enum(['fr', 'en']).exactOptional(),
  seed: z.string().regex(/^\d+$/, 'is not a whole number').transform(Number).exactOptional(),
  key: z.boolean().default(false),
  unread: z.boolean().default(false),
  ids: list.exactOptional(),
  files: list.exactOptional(),
  out: z.string().exactOptional(),
  keyFile: z.string().exactOptional(),
  reader: z.string().trim().min(1).exactOptional(),
  readerKind: z.enum(readerKinds).exactOptional(),
  date: z.iso.date().exactOptional(),
  reviewer: z
    .string()
    .trim()
    .regex(/^[^,]+,\s*\S/, 'wants "Name, title"')
    .exactOptional(),
  format: z.enum(['csv', 'gift']).exactOptional(),
  to: z.string().exactOptional(),
  bank: z.enum(['quiz', 'exam']).exactOptional(),
  summary: z.boolean().default(false),
  json: z.boolean().default(false),
  apiUrl: z.url().exactOptional(),
  reasonFr: z.string().trim().min(10).max(300).exactOptional(),
  reasonEn: z.string().trim().min(10).max(300).exactOptional(),
  by: z.string().trim().min(1).max(100).exactOptional(),
  onlyVersion: z
    .string()
    .regex(/^[1-9]\d*$/, 'is not a version')
    .transform(Number)
    .exactOptional(),
  yes: z.boolean().default(false),
});

const toFlag = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Parses the options of a command line. Throws a `UsageError` that names what is wrong. */
export function readOptions(values: unknown): Options {
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  throw new UsageError(
    parsed.error.issues.map(({ path, message }) => `--${toFlag(path.join('.'))}: ${message}`).join('\n'),
  );
}
