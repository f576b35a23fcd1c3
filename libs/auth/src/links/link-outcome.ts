import { readLink } from './read-link.ts';
import type { LinkOutcome, LinkTokens } from './read-link.ts';

let outcome: LinkOutcome = { kind: 'none' };

/** The outcome of the e-mail link that opened this page. Known once the session is ready. */
export function linkOutcome(): LinkOutcome {
  return outcome;
}

/** Called by the screen that has shown the outcome to the learner. */
export function dismissLinkOutcome(): void {
  outcome = { kind: 'none' };
}

export function setLinkOutcome(next: LinkOutcome): void {
  outcome = next;
}

/** Reads the link and removes its tokens from the address bar, without a step in the history. */
export function takeLink(): { tokens: LinkTokens | null; putBack: () => void } {
  const address = location.href;
  const link = readLink(address);
  outcome = link.outcome;
  if (link.cleanUrl !== null) history.replaceState(history.state, '', link.cleanUrl);
  const putBack = (): void => {
    if (location.href === link.cleanUrl) history.replaceState(history.state, '', address);
  };
  return { tokens: link.tokens, putBack };
}
