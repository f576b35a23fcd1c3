import { commonOptions, type Command, type Option } from './command.ts';

const WIDTH = 44;

const line = ([name, { value, help }]: [string, Option]) => `  ${`--${name}${value ? ` <${value}>` : ''}`.padEnd(22)}${help}`;

/** The help of one command. Pure. */
export function helpOf(name: string, command: Command): string {
  return [
    `npm run remote -- ${name} ${command.arguments}`.trimEnd(),
    '',
    command.help,
    '',
    ...Object.entries({ ...command.options, ...commonOptions }).map(line),
  ].join('\n');
}

/** The help of the tool. Pure. */
export function helpOfAll(commands: Record<string, Command>): string {
  return [
    'npm run remote -- <command> [arguments] [options]',
    '',
    ...Object.entries(commands).map(([name, { arguments: words, help }]) => `  ${`${name} ${words}`.padEnd(WIDTH)}${help.split('\n')[0]}`),
    '',
    'Each command has its own --help. Exit codes: 0 done, 1 refused or failed, 2 written wrongly.',
  ].join('\n');
}
