import { UsageError } from '@revisoins/workspace/cli';
import type { Options } from '../options.ts';
import type { Sources } from '../read-sources.ts';

/** Exit codes: 0 success, 1 errors, 2 wrong usage. */
export type ExitCode = 0 | 1 | 2;

export interface CommandInput {
  /** The folder of the bank. */
  readonly directory: string;
  readonly sources: Sources;
  /** The words after the command's name. */
  readonly args: readonly string[];
  readonly options: Options;
}

export type Command = (input: CommandInput) => ExitCode | Promise<ExitCode>;

/**
 * A file argument that cannot be used; the message states which and why. Shown without a stack trace, exit
 * code 2.
 */
export class FileError extends Error {}

/** An argument or option that the command cannot do without. */
export function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new UsageError(`${what} is missing`);
  return value;
}
