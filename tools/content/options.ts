import { UsageError } from '@revisoins/workspace/cli';
import * as z from 'zod';
import { readerKinds } from './readings/reading.schema.ts';

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);
const word = z.string().exactOptional();
const isChosen = z.boolean().default(false);
const reason = z.string().trim().min(10).max(300).exactOptional();

/** The options of the commands: how each is written, its help text, its values. */
const declared = {
  key: ['--key', 'include the key and the rationales', isChosen],
  seed: [
    '--seed <number>',
    'seed of the order',
    z.string().regex(/^\d+$/, 'is not a whole number').transform(Number).exactOptional(),
  ],
  format: [
    '--format <csv|gift>',
    'csv for a spreadsheet, gift for Moodle',
    z.enum(['csv', 'gift']).exactOptional(),
  ],
  lang: ['--lang <fr|en>', 'only this language', z.enum(['fr', 'en']).exactOptional()],
  out: ['--out <file>', 'the file to write', word],
  to: ['--to <bank file>', 'the bank file to add to', word],
  ids: ['--ids <a,b>', 'only these items', list.exactOptional()],
  files: ['--files <a,b>', 'only the items of these files', list.exactOptional()],
  unread: ['--unread', 'only items that nobody has read blind yet', isChosen],
  keyFile: ['--key-file <file>', 'the file to write the key to (default: beside the sheet)', word],
  reader: ['--reader <name>', 'name of the reader', z.string().trim().min(1).exactOptional()],
  readerKind: ['--reader-kind <model|person>', 'kind of reader', z.enum(readerKinds).exactOptional()],
  date: [
    '--date <2026-01-31>',
    'date of the reading or review (default: today)',
    z.iso.date().exactOptional(),
  ],
  bank: ['--bank <quiz|exam>', 'the quizzes or the exam', z.enum(['quiz', 'exam']).exactOptional()],
  summary: ['--summary', 'one line for each file', isChosen],
  json: ['--json', 'print JSON', isChosen],
  reviewer: [
    '--reviewer <"Name, title">',
    'name and title of the professional',
    z
      .string()
      .trim()
      .regex(/^[^,]+,\s*\S/, 'must be "Name, title"')
      .exactOptional(),
  ],
  apiUrl: [
    '--api-url <url>',
    'the site, its key in SECRET_KEY (default: the running local stack)',
    z.url().exactOptional(),
  ],
  reasonFr: ['--reason-fr <text>', 'what learners read in French, 10 to 300 characters', reason],
  reasonEn: ['--reason-en <text>', 'the same in English', reason],
  by: [
    '--by <name>',
    'who takes it out (default: your user name on this machine)',
    z.string().trim().min(1).max(100).exactOptional(),
  ],
  onlyVersion: [
    '--only-version <number>',
    'this version alone',
    z
      .string()
      .regex(/^[1-9]\d*$/, 'is not a version')
      .transform(Number)
      .exactOptional(),
  ],
  yes: ['--yes', 'without asking', isChosen],
} as const;

export type OptionName = keyof typeof declared;
type Shape = { -readonly [Name in OptionName]: (typeof declared)[Name][2] };

const schema = z.object(
  Object.fromEntries(Object.entries(declared).map(([name, [, , values]]) => [name, values])) as Shape,
);
export type Options = Readonly<z.infer<typeof schema>>;

/** How an option is written, and its help text. */
export const optionHelp = (name: OptionName): readonly [flags: string, description: string] => {
  const [flags, description] = declared[name];
  return [flags, description];
};

/** Parses the options of a command line. Throws a `UsageError` that names what is wrong. */
export function readOptions(values: unknown): Options {
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  const flag = (name: string) => optionHelp(name as OptionName)[0].split(' ')[0];
  throw new UsageError(
    parsed.error.issues.map(({ path, message }) => `${flag(path.join('.'))}: ${message}`).join('\n'),
  );
}
