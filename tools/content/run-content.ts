import { join } from 'node:path';
import { Option } from 'commander';
import { createCli, runCli, UsageError } from '@revisoins/workspace/cli';
import { add } from './commands/add.command.ts';
import { check } from './commands/check.command.ts';
import { type Command, type ExitCode, FileError } from './commands/command.ts';
import { cues } from './commands/cues.command.ts';
import { exportItems } from './commands/export.command.ts';
import { fixTypography } from './commands/fix-typography.command.ts';
import { grade } from './commands/grade.command.ts';
import { health } from './commands/health.command.ts';
import { importItems } from './commands/import.command.ts';
import { preview } from './commands/preview.command.ts';
import { review } from './commands/review.command.ts';
import { seed } from './commands/seed.command.ts';
import { sheet } from './commands/sheet.command.ts';
import { stats } from './commands/stats.command.ts';
import { voidItem } from './commands/void.command.ts';
import { optionHelp, type OptionName, readOptions } from './options.ts';
import { type Problem, formatProblem } from './problem.ts';
import { readSources } from './read-sources.ts';

const refusals: Record<string, string> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'is a folder, not a file',
  EACCES: 'may not be read or written',
  EEXIST: 'is there already: name another file, or delete it first',
};

function isFileSystemError(error: unknown): error is Error & { code: string; path: string } {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    'path' in error &&
    typeof error.path === 'string'
  );
}

/** Problems of a named file. */
function fileSentence(error: unknown): string | undefined {
  if (isFileSystemError(error)) return `${error.path}: ${refusals[error.code] ?? error.message}`;
  return error instanceof FileError ? error.message : undefined;
}

// Shows a stack for unexpected errors only.
const unexpectedStack = (error: unknown) =>
  error instanceof Error && !(error instanceof UsageError) ? error.stack : undefined;

type Entry = readonly [usage: string, description: string, run: Command, takes?: readonly OptionName[]];

const commands: readonly Entry[] = [
  ['check', 'everything that is wrong with the bank; fails when there is an error', check],
  [
    'stats',
    'counts per file, difficulty, key position, first reading, reference topic and place in the blueprint',
    stats,
  ],
  [
    'cues [file...]',
    'how far options give their key away; each item when files or ids are named',
    cues,
    ['summary', 'ids', 'files', 'bank', 'lang', 'json'],
  ],
  ['fix-typography', 'sets apostrophes, quotation marks and French spaces right', fixTypography],
  ['add <file>', 'adds an item to write, with the next free id', add],
  ['preview <id>', 'an item as a learner sees it', preview, ['key', 'seed']],
  [
    'export [file...]',
    'items for a spreadsheet or for Moodle; all files when none is named',
    exportItems,
    ['format', 'lang', 'out'],
  ],
  [
    'import <file>',
    'adds and updates items, but none that gives its key away; writes nothing when a row is faulty',
    importItems,
    ['format', 'to'],
  ],
  [
    'sheet',
    'questions to read blind, and their key beside them',
    sheet,
    ['out', 'ids', 'files', 'unread', 'lang', 'seed', 'keyFile'],
  ],
  [
    'grade <key-file> <answers.json>',
    'adds what a blind reader answered to content/readings.json',
    grade,
    ['reader', 'readerKind', 'date'],
  ],
  [
    'review <id...>',
    'marks items or reference entries as reviewed by that professional',
    review,
    ['reviewer'],
  ],
  [
    'health',
    'what the answers of learners say of the items of a running site',
    health,
    ['bank', 'json', 'out', 'apiUrl'],
  ],
  [
    'void <id>',
    'takes an item or a template out of a running site and of every result that counted it; tells the learners concerned',
    voidItem,
    ['reasonFr', 'reasonEn', 'by', 'onlyVersion', 'yes', 'apiUrl'],
  ],
  ['seed', 'writes supabase/seeds/bank.sql', seed, ['out']],
];

/** The commands for authors of questions: `npm run content -- <command>`. Resolves to the exit code. */
export async function runContent(words: readonly string[]): Promise<number> {
  const cli = createCli('npm run content --', 'Commands for authors of questions.').usage(
    '<command> [--directory content]',
  );
  const bank = new Option('--directory <folder>', 'the bank').default(
    join(import.meta.dirname, '../../content'),
    'content',
  );
  let code: ExitCode = 0;

  for (const [usage, description, run, takes = []] of commands) {
    const command = cli.command(usage).description(description).addOption(bank);
    for (const name of takes) command.option(...optionHelp(name));
    command.action(async () => {
      const { directory, ...values } = command.opts<{ directory: string }>();
      let unreadable: readonly Problem[] = [];
      try {
        const sources = await readSources(directory);
        unreadable = sources.problems;
        code = await run({ directory, sources, args: command.args, options: readOptions(values) });
      } catch (error) {
        // Look for a file or an item that seems to be missing in one of these.
        for (const problem of unreadable) console.error(formatProblem(problem));
        if (error instanceof UsageError) error.message += `\n\n${command.helpInformation().trimEnd()}`;
        const sentence = fileSentence(error);
        if (sentence === undefined) throw error;
        console.error(sentence);
        code = 2;
      }
    });
  }

  return (await runCli(cli, words, unexpectedStack)) || code;
}
