import type { Command } from './command.ts';
import { readInput } from './command.ts';
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
import { diskSentence } from './disk-sentence.ts';
import { helpOf, helpOfAll } from './help.ts';
import { Refusal, UsageError } from './refusal.ts';

const commands: Record<string, Command> = { new: newRemote, build, check, publish, promote, rollback, list, repair, prune, remove, nginx };

/** Runs a command line. Resolves to its exit code: 0 done, 1 refused or failed, 2 written wrongly. */
export async function release(words: readonly string[]): Promise<number> {
  const [name = '--help', ...rest] = words;
  if (name === '--help' || name === 'help') {
    console.log(helpOfAll(commands));
    return words.length === 0 ? 2 : 0;
  }
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new UsageError(`There is no command "${name}". The commands are ${Object.keys(commands).join(', ')}.`);
    const input = readInput(name, command, rest);
    if (input) await command.run(input);
    else console.log(helpOf(name, command));
    return 0;
  } catch (error) {
    console.error((error instanceof Refusal ? undefined : diskSentence(error)) ?? (error instanceof Error ? error.message : String(error)));
    return error instanceof UsageError ? 2 : 1;
  }
}
