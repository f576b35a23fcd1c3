// npm run content -- <command>: what an author of questions needs.
import { join } from 'node:path';
import { add } from './commands/add.command.ts';
import { check } from './commands/check.command.ts';
import { type Command, type ExitCode, FileError, UsageError } from './commands/command.ts';
import { exportItems } from './commands/export.command.ts';
import { fixTypographyOfFiles } from './commands/fix-typography.command.ts';
import { grade } from './commands/grade.command.ts';
import { importItems } from './commands/import.command.ts';
import { preview } from './commands/preview.command.ts';
import { review } from './commands/review.command.ts';
import { seed } from './commands/seed.command.ts';
import { sheet } from './commands/sheet.command.ts';
import { stats } from './commands/stats.command.ts';
import { readCommandLine } from './options.ts';
import { type Problem, formatProblem } from './problem.ts';
import { readSources } from './read-sources.ts';

const usage = `Usage: npm run content -- <command> [--directory content]
  check            everything that is wrong with the bank; fails when there is an error
  stats            counts per file, difficulty, key position and first reading
  fix-typography   sets apostrophes, quotation marks and French spaces right
  add <file>       adds an item to write, with the next free id
  preview <id> [--key] [--seed n]
                   an item as a learner sees it; key and rationales with --key
  export --format csv|gift [--lang fr|en] [--out <file>] [file...]
                   items for a spreadsheet or for Moodle; all files when none is named
  import --format csv|gift <file> --to <bank file>
                   adds and updates items; writes nothing when a row is faulty
  sheet --out <file> [--ids a,b | --files a,b] [--unread] [--lang fr|en] [--seed n] [--key-file <file>]
                   questions to read blind, and their key beside them
  grade <key file> <answers.json> --reader <name> [--date 2026-01-31]
                   adds what a blind reader answered to content/readings.json
  review <id...> --reviewer "Name, title"
                   marks items as reviewed by that professional
  seed             writes supabase/seeds/bank.sql`;

const commands: Record<string, Command> = {
  add, check, export: exportItems, 'fix-typography': fixTypographyOfFiles, grade, import: importItems, preview, review, seed,
  sheet, stats,
};

async function run(argv: readonly string[]): Promise<ExitCode> {
  let unreadable: readonly Problem[] = [];
  try {
    const { words: [name = '', ...args], directory, options } = readCommandLine(argv, join(import.meta.dirname, '../../content'));
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new UsageError(name === '' ? 'which command?' : `there is no command "${name}"`);
    const sources = await readSources(directory);
    unreadable = sources.problems;
    return await command({ directory, sources, args, options });
  } catch (error) {
    // A file or an item that seems missing may be in one of these.
    for (const problem of unreadable) console.error(formatProblem(problem));
    if (error instanceof UsageError) console.error(`${error.message}\n\n${usage}`);
    else if (error instanceof FileError) console.error(error.message);
    else if (isFileSystemError(error)) console.error(`${error.path}: ${refusals[error.code] ?? error.message}`);
    else throw error;
    return 2;
  }
}

const refusals: Record<string, string> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'is a folder, not a file',
  EACCES: 'may not be read or written',
  EEXIST: 'is there already: name another file, or delete it first',
};

function isFileSystemError(error: unknown): error is Error & { code: string; path: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && 'path' in error && typeof error.path === 'string';
}

process.exitCode = await run(process.argv.slice(2));
