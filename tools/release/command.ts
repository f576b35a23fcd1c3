import { parseArgs, type ParseArgsConfig } from 'node:util';
import { localSite } from '../site/local-site.ts';
import { UsageError } from './refusal.ts';
import { requireRemoteName } from './remote-name.ts';

type OptionType = 'string' | 'boolean';

export interface Option {
  type: OptionType;
  /** How the value is called in the help, for options that take one. */
  value?: string;
  help: string;
}

/** What a command is given. */
export interface Input {
  /** The command line, without where the site is. */
  what: string;
  /** The words after the command. */
  names: string[];
  /** The folder of the site. */
  site: string;
  dryRun: boolean;
  text(option: string): string | undefined;
  flag(option: string): boolean;
  /** A whole number within bounds. A UsageError otherwise. */
  whole(option: string, bounds: { from: number; to: number }, byDefault: number): number;
  /** Tells what goes on, with the time since the start. */
  step(text: string): void;
  /** Prints a line of the answer. */
  say(text: string): void;
}

export interface Command {
  /** What comes after the command's name. */
  arguments: string;
  help: string;
  /** How many words it takes. */
  takes: { least: number; most: number };
  options: Record<string, Option>;
  /** Whether the first word names a remote; checked before the command runs. */
  namesRemote?: boolean;
  run(input: Input): Promise<void> | void;
}

/** Options of every command. */
export const commonOptions: Record<string, Option> = {
  site: { type: 'string', value: 'folder', help: 'the site to work on (default: the one that npm start serves)' },
  'dry-run': { type: 'boolean', help: 'say what would happen, change nothing' },
  help: { type: 'boolean', help: 'this help' },
};

const began = performance.now();
const step = (text: string) => console.error(`${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s  ${text}`);

/** Reads the words of a command line. A UsageError says what is wrong with them. Undefined when help is asked for. */
export function readInput(name: string, command: Command, words: readonly string[]): Input | undefined {
  const options = Object.fromEntries(Object.entries({ ...commonOptions, ...command.options }).map(([option, { type }]) => [option, { type }]));
  const config: ParseArgsConfig = { args: [...words], options, allowPositionals: true, strict: true };
  let parsed: { values: Record<string, unknown>; positionals: string[] };
  try {
    parsed = parseArgs(config) as typeof parsed;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error)}. See: npm run remote -- ${name} --help`);
  }
  const { values, positionals } = parsed;
  if (values.help === true) return undefined;
  const { least, most } = command.takes;
  if (positionals.length < least || positionals.length > most) {
    throw new UsageError(`Write it as: npm run remote -- ${name} ${command.arguments}`.trimEnd());
  }
  if (command.namesRemote && positionals[0] !== undefined) requireRemoteName(positionals[0]);
  const text = (option: string) => (typeof values[option] === 'string' ? values[option] : undefined);
  return {
    what: [name, ...words].join(' ').replace(/ --site[ =]\S+/, ''),
    names: positionals,
    site: text('site') ?? localSite(),
    dryRun: values['dry-run'] === true,
    text,
    flag: (option) => values[option] === true,
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
