import type { Language } from '../wording-texts.ts';
import { UsageError } from '@revisoins/workspace/cli';
import type { Sources } from '../read-sources.ts';
import type { ReaderKind } from '../readings/reading.schema.ts';

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

export interface Options {
  readonly lang?: Language;
  readonly seed?: number;
  readonly key: boolean;
  readonly unread: boolean;
  readonly ids?: readonly string[];
  readonly files?: readonly string[];
  readonly out?: string;
  readonly keyFile?: string;
  readonly reader?: string;
  readonly readerKind?: ReaderKind;
  readonly date?: string;
  readonly reviewer?: string;
  readonly format?: 'csv' | 'gift';
  readonly to?: string;
  readonly bank?: 'quiz' | 'exam';
  readonly summary: boolean;
  readonly json: boolean;
  readonly apiUrl?: string;
  readonly reasonFr?: string;
  readonly reasonEn?: string;
  readonly by?: string;
  readonly onlyVersion?: number;
  readonly yes: boolean;
}

export type Command = (input: CommandInput) => ExitCode | Promise<ExitCode>;

/**
 * A file argument that cannot be used; the message says which and why. Shown without a stack, exit code 2.
 */
export class FileError extends Error {}

export function wanted<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new UsageError(`${what} is missing`);
  return value;
}
