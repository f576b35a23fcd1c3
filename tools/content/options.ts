import { parseArgs } from 'node:util';
import * as z from 'zod';
import { type Options, UsageError } from './commands/command.ts';

const list = z.string().transform((text) => text.split(',').map((part) => part.trim()).filter(Boolean));

const schema = z.object({
  lang: z.enum(['fr', 'en']).exactOptional(),
  seed: z.string().regex(/^\d+$/, 'is not a whole number').transform(Number).exactOptional(),
  key: z.boolean().default(false),
  unread: z.boolean().default(false),
  ids: list.exactOptional(),
  files: list.exactOptional(),
  out: z.string().exactOptional(),
  'key-file': z.string().exactOptional(),
  reader: z.string().trim().min(1).exactOptional(),
  date: z.iso.date().exactOptional(),
  reviewer: z.string().trim().regex(/^[^,]+,\s*\S/, 'wants "Name, title"').exactOptional(),
  format: z.enum(['csv', 'gift']).exactOptional(),
  to: z.string().exactOptional(),
});

const string = { type: 'string' } as const;
const boolean = { type: 'boolean' } as const;

/** The words and options of a command line. Throws a `UsageError` that names what is wrong. */
export function readCommandLine(argv: readonly string[], defaultDirectory: string) {
  const { positionals, values } = parse(argv);
  const { directory = defaultDirectory, ...rest } = values;
  const parsed = schema.safeParse(rest);
  if (parsed.success) return { words: positionals, directory, options: parsed.data satisfies Options };
  throw new UsageError(parsed.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n'));
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        directory: string, lang: string, seed: string, key: boolean, unread: boolean, ids: string, files: string,
        out: string, 'key-file': string, reader: string, date: string, reviewer: string, format: string, to: string,
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
