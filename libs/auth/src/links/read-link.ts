/** The outcome of an e-mail link, for a screen to show. */
export type LinkOutcome =
  | { kind: 'none' }
  /** The account's e-mail is confirmed and the learner is signed in. */
  | { kind: 'confirmed' }
  /** The learner is signed in to choose a new password. */
  | { kind: 'recovery' }
  /** `pending`: one of two addresses has confirmed, the other still has to. */
  | { kind: 'email-change'; pending: boolean }
  /** The link was already used, has expired or was never valid; `message` is the server's. */
  | { kind: 'expired'; message: string }
  /** The link may be good, but the server did not answer; the link is back in the address bar for a reload. */
  | { kind: 'unreachable' };

export interface LinkTokens {
  access_token: string;
  refresh_token: string;
}

export interface ReadLink {
  outcome: LinkOutcome;
  tokens: LinkTokens | null;
  /** The address without what the link carried; null when there is nothing to remove. */
  cleanUrl: string | null;
}

const ERRORS = ['error', 'error_code', 'error_description', 'sb'] as const;

function outcomeOf(fragment: URLSearchParams): LinkOutcome {
  switch (fragment.get('type')) {
    case 'recovery':
      return { kind: 'recovery' };
    case 'email_change':
      return { kind: 'email-change', pending: false };
    default:
      return { kind: 'confirmed' };
  }
}

/** A page's own parameter may be called `error`; the account server's comes with a code or a description. */
function isErrorOf(query: URLSearchParams): boolean {
  return query.has('error_code') || (query.has('error') && query.has('error_description'));
}

/** Reads the tokens, the error or the message that the account server put into an address. */
export function readLink(address: string): ReadLink {
  const url = new URL(address);
  const fragment = new URLSearchParams(url.hash.slice(1));
  const error =
    fragment.has('error') || fragment.has('error_code')
      ? fragment
      : isErrorOf(url.searchParams)
        ? url.searchParams
        : null;
  const access_token = fragment.get('access_token');
  const refresh_token = fragment.get('refresh_token');
  const message = fragment.get('message');
  const isLink = error !== null || access_token !== null || (message !== null && fragment.size <= 2);
  if (!isLink) return { outcome: { kind: 'none' }, tokens: null, cleanUrl: null };

  const refusal = error?.get('error_description') ?? error?.get('error') ?? '';
  url.hash = '';
  for (const name of ERRORS) url.searchParams.delete(name);
  const cleanUrl = url.toString();
  if (error !== null) {
    return { outcome: { kind: 'expired', message: refusal }, tokens: null, cleanUrl };
  }
  if (access_token !== null && refresh_token !== null) {
    return { outcome: outcomeOf(fragment), tokens: { access_token, refresh_token }, cleanUrl };
  }
  const outcome: LinkOutcome =
    message === null ? { kind: 'expired', message: '' } : { kind: 'email-change', pending: true };
  return { outcome, tokens: null, cleanUrl };
}
