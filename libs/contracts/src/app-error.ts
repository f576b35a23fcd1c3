/** The kinds of unexpected failure that a page distinguishes. */
export const appErrorKinds = [
  'network',
  'timeout',
  'unauthorized',
  'forbidden',
  'not-found',
  'conflict',
  'invalid',
  'rate-limited',
  'unavailable',
  'unexpected',
] as const;

/** What went wrong, as far as a screen has to know. */
export type AppErrorKind = (typeof appErrorKinds)[number];

export interface AppErrorOptions {
  cause?: unknown;
  metadata?: Readonly<Record<string, unknown>>;
}

/**
 * The platform's only class for unexpected errors. Recognise it by `kind`, never by `instanceof`: a host and
 * a remote can each have a copy of this class.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly kind: AppErrorKind;
  readonly metadata: Readonly<Record<string, unknown>>;

  constructor(message: string, kind: AppErrorKind, options: AppErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.kind = kind;
    this.metadata = options.metadata ?? {};
  }
}

/** True for an AppError of any copy of the class. Never throws. */
export function isAppError(error: unknown): error is AppError {
  return (
    error instanceof Error &&
    error.name === 'AppError' &&
    'kind' in error &&
    appErrorKinds.includes(error.kind as AppErrorKind)
  );
}

/** The message of a caught value. Never throws. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
