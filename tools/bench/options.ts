import { parseArgs } from 'node:util';

export interface Options {
  /** Measurements of each side. */
  runs: number;
  /** Names of measures. */
  only: string[];
  /** What else is to be known of this run. */
  note: string;
}

/** Reads the arguments of `npm run bench`. Throws a sentence about a wrong one. */
export function readOptions(args: readonly string[], names: readonly string[]): Options {
  const { values } = parseArgs({ args: [...args], options: { runs: { type: 'string', default: '9' }, only: { type: 'string' }, note: { type: 'string', default: '' } } });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is a whole number from 1 on, not "${values.runs}".`);
  const only = values.only?.split(',') ?? [...names];
  const unknown = only.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`There is no measure "${unknown}". There are: ${names.join(', ')}.`);
  return { runs, only, note: values.note };
}
