import { createCli, runCli, UsageError } from '@revisoins/workspace/cli';
import { addCommand, type Command } from './command.ts';
import { diskSentence } from './disk-sentence.ts';
import { Refusal } from './refusal.ts';

/** Each is loaded when it is called, so that a rollback does not wait for the gate and its browser. */
const commands: Record<string, () => Promise<Command>> = {
  new: async () => (await import('./commands/new.ts')).newRemote,
  build: async () => (await import('./commands/build.ts')).build,
  check: async () => (await import('./commands/check.ts')).check,
  publish: async () => (await import('./commands/publish.ts')).publish,
  promote: async () => (await import('./commands/promote.ts')).promote,
  rollback: async () => (await import('./commands/rollback.ts')).rollback,
  previews: async () => (await import('./commands/previews.ts')).previews,
  list: async () => (await import('./commands/list.ts')).list,
  repair: async () => (await import('./commands/repair.ts')).repair,
  prune: async () => (await import('./commands/prune.ts')).prune,
  remove: async () => (await import('./commands/remove.ts')).remove,
  invite: async () => (await import('./commands/invite.ts')).invite,
  receive: async () => (await import('./commands/receive.ts')).receive,
  nginx: async () => (await import('./commands/nginx.ts')).nginx,
  verify: async () => (await import('./commands/verify.ts')).verify,
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
  const [called = ''] = words;
  for (const [name, load] of Object.entries(commands)) {
    if (name === called || !Object.hasOwn(commands, called)) addCommand(cli, name, await load(), words);
  }
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
