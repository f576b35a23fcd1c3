import { createCli, runCli, UsageError } from '@revisoins/workspace/cli';
import { addCommand, type Command } from './command.ts';
import { build } from './commands/build.ts';
import { check } from './commands/check.ts';
import { list } from './commands/list.ts';
import { newRemote } from './commands/new.ts';
import { nginx } from './commands/nginx.ts';
import { promote } from './commands/promote.ts';
import { prune } from './commands/prune.ts';
import { publish } from './commands/publish.ts';
import { remove } from './commands/remove.ts';
import { repair } from './commands/repair.ts';
import { rollback } from './commands/rollback.ts';
import { verify } from './commands/verify.ts';
import { diskSentence } from './disk-sentence.ts';
import { Refusal } from './refusal.ts';

const commands: Record<string, Command> = {
  new: newRemote,
  build,
  check,
  publish,
  promote,
  rollback,
  list,
  repair,
  prune,
  remove,
  nginx,
  verify,
};

/** Runs a command line. Resolves to its exit code: 0 done, 1 refused or failed, 2 wrong usage. */
export async function release(words: readonly string[]): Promise<number> {
  const cli = createCli(
    'npm run remote --',
    'What a team does with its remote, and an operator with a site.',
  ).addHelpText(
    'after',
    '\nEach command has its own --help. Exit codes: 0 done, 1 refused or failed, 2 written wrongly.',
  );
  for (const [name, command] of Object.entries(commands)) addCommand(cli, name, command, words);
  cli
    .usage('<command> [arguments] [options]')
    .argument('[command]')
    .action((name?: string) => {
      if (name === undefined) cli.help({ error: true });
      throw new UsageError(
        `There is no command "${name}". The commands are ${Object.keys(commands).join(', ')}.`,
      );
    });
  return runCli(cli, words[0] === 'help' ? ['--help'] : words, (error) =>
    error instanceof Refusal ? undefined : diskSentence(error),
  );
}

if (import.meta.main) process.exitCode = await release(process.argv.slice(2));
