import { Command, CommanderError, Option } from 'commander';

/** A command line that was written wrongly; exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A command of this repository, as it is typed: `npm run bench --`. It has `--help`; subcommands inherit how it speaks. */
export function createCli(typed: string, description: string): Command {
  return new Command(typed)
    .description(description)
    .helpOption('--help', 'this help')
    .helpCommand(false)
    .showHelpAfterError()
    .configureHelp({ subcommandTerm: (command) => `${command.name()} ${command.usage()}` })
    .exitOverride()
    .configureOutput({
      writeOut: (text) => console.log(text.trimEnd()),
      writeErr: (text) => console.error(text.trimEnd()),
    });
}

/** The value of an option by its name on the command line. */
export const readOption = (command: Command, name: string): unknown =>
  command.getOptionValue(new Option(`--${name}`).attributeName());

/**
 * Runs a command line. Resolves to its exit code: 0 done, 1 failed, 2 written wrongly. `explain` says what an error comes
 * down to; by default its message.
 */
export async function runCli(
  cli: Command,
  words: readonly string[],
  explain: (error: unknown) => string | undefined = () => undefined,
): Promise<number> {
  try {
    await cli.parseAsync([...words], { from: 'user' });
    return 0;
  } catch (error) {
    // It has spoken already.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    console.error(explain(error) ?? (error instanceof Error ? error.message : String(error)));
    return error instanceof UsageError ? 2 : 1;
  }
}
