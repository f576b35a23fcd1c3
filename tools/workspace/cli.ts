import { Command, CommanderError, Option } from 'commander';

/** Wrong usage of a command line; exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * A command of this repository, as it is typed: `npm run bench --`. It has `--help`; subcommands inherit its
 * output settings.
 */
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
 * Runs a command line. Resolves to its exit code: 0 success, 1 failure, 2 wrong usage. `explain` converts an
 * error to text; by default its message.
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
    // The command has already printed it.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    console.error(explain(error) ?? (error instanceof Error ? error.message : String(error)));
    return error instanceof UsageError ? 2 : 1;
  }
}
