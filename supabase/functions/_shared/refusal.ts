/**
 * The kinds of refusal, with the status of each. All but 'too-large' and 'not-configured' are kinds of
 * AppError; a browser recognises these two by their status.
 */
const statuses = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  'too-large': 413,
  'rate-limited': 429,
  unexpected: 500,
  'not-configured': 501,
  unavailable: 503,
  timeout: 504,
} as const;

export type RefusalKind = keyof typeof statuses;

/** Thrown by a function that cannot fulfil a request: becomes the answer `{ error: { kind, message } }`. */
export class Refusal extends Error {
  readonly kind: RefusalKind;
  /** With 'rate-limited', and with 'unavailable' in a crowd: seconds after which a retry may succeed. */
  readonly retryAfter: number | undefined;

  constructor(kind: RefusalKind, message: string, cause?: unknown, retryAfter?: number) {
    super(message, { cause });
    this.name = 'Refusal';
    this.kind = kind;
    this.retryAfter = retryAfter;
  }

  get status(): number {
    return statuses[this.kind];
  }
}

/**
 * Converts any failure to a Refusal; logs it when it is the server's own, and not a flood of the callers'.
 */
export function toRefusal(error: unknown): Refusal {
  const refusal =
    error instanceof Refusal ? error : new Refusal('unexpected', 'Something went wrong.', error);
  if (refusal.status >= 500 && refusal.retryAfter === undefined)
    console.error(refusal.message, refusal.cause);
  return refusal;
}

/** What the caller receives. */
export function refusalBody({ kind, message }: Refusal) {
  return { error: { kind, message } };
}
