import type { AppErrorKind } from '@revisoins/contracts';

const kinds: Readonly<Record<number, AppErrorKind>> = {
  0: 'network',
  400: 'invalid',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  406: 'not-found',
  408: 'timeout',
  409: 'conflict',
  413: 'invalid',
  415: 'invalid',
  422: 'invalid',
  429: 'rate-limited',
  504: 'timeout',
};

/** The error kind of an HTTP status; 0 is 'no answer'. */
export function statusKind(status: number): AppErrorKind {
  return kinds[status] ?? (status >= 500 ? 'unavailable' : 'unexpected');
}
