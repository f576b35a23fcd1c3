import { localSite } from '@revisoins/workspace/paths';
import type { Command as Subcommand } from 'commander';
import { readOption, UsageError } from '@revisoins/workspace/cli';
import { requireRemoteName } from './remote-name.ts';

export interface Option {
  /** The name of the value in the help, for options that take one. */
  value?: string;
  help: string;
}

/** The input of a command. */
export interface Input {
  /** The command line without the site's folder. */
  what: string;
  /** The arguments. */
  names: string[];
  /** The folder of the site. */
  site: string;
  dryRun: boolean;
  text(option: string): string | undefined;
  flag(option: string): boolean;
  /** A whole number within bounds; throws a UsageError otherwise. */
  whole(option: string, bounds: { from: number; to: number }, byDefault: number): number;
  /** Reports progress, with the time since the start. */
  step(text: string): void;
  /** Prints a line of output. */
  say(text: string): void;
}

export interface Command {
  /** The arguments in the usage line. */
  arguments: string;
  help: string;
  /** How many arguments it takes. */
  takes: { least: number; most: number };
  options: Record<string, Option>;
  /** Whether the first argument is the name of a remote, which is checked before the command runs. */
  namesRemote?: boolean;
  run(input: Input): Promise<void> | void;
}

/** Options of every command. */
export const commonOptions: Record<string, Option> = {
  site: { value: 'folder', help: 'the site to work on (default: the one that npm start serves)' },
  'dry-run': { help: 'say what would happen, change nothing' },
};

const began = performance.now();
const step = (text: string) =>
  console.error(`${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s  ${text}`);

/** Adds a command to the tool. `words` is the whole command line. */
export function addCommand(cli: Subcommand, name: string, command: Command, words: readonly string[]): void {
  const subcommand = cli
    .command(name)
    .usage(command.arguments)
    .summary(command.help.split('\n')[0] ?? '')
    .description(command.help)
    .argument('[names...]');
  for (const [option, { value, help }] of Object.entries({ ...command.options, ...commonOptions })) {
    subcommand.option(`--${option}${value === undefined ? '' : ` <${value}>`}`, help);
  }
  subcommand.action(() => command.run(parseInput(name, command, subcommand, words)));
}

/** Parses the arguments of a command. Throws a UsageError that names the problem. */
function parseInput(name: string, command: Command, subcommand: Subcommand, words: readonly string[]): Input {
  const names = subcommand.args;
  const { least, most } = command.takes;
  if (names.length < least || names.length > most)
    throw new UsageError(`Write it as: npm run remote -- ${name} ${command.arguments}`.trimEnd());
  if (command.namesRemote && names[0] !== undefined) requireRemoteName(names[0]);
  const optionValue = (option: string) => readOption(subcommand, option);
  const text = (option: string) => {
    const value = optionValue(option);
    return typeof value === 'string' ? value : undefined;
  };
  return {
    what: words.join(' ').replace(/ --site[ =]\S+/, ''),
    names,
    site: text('site') ?? localSite(),
    dryRun: optionValue('dry-run') === true,
    text,
    flag: (option) => optionValue(option) === true,
    whole(option, { from, to }, byDefault) {
      const given = text(option);
      const number = given === undefined ? byDefault : Number(given);
      if (given?.trim() === '' || !Number.isInteger(number) || number < from || number > to) {
        throw new UsageError(`--${option} takes a whole number from ${from} to ${to}, not "${given}".`);
      }
      return number;
    },
    step,
    say: (line) => console.log(line),
  };
}
