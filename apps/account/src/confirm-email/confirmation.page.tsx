import { dismissLinkOutcome, linkOutcome } from '@revisoins/auth';
import { useEffect, useState } from 'react';
import { Confirmed } from './confirmed.tsx';
import { NotConfirmed } from './not-confirmed.tsx';

/** Nothing to load; with a loader the guard runs again when the session changes. */
export const loader = (): null => null;

export function Component() {
  const [{ kind }] = useState(linkOutcome);
  useEffect(dismissLinkOutcome, []);
  return kind === 'expired' || kind === 'unreachable' ? <NotConfirmed reason={kind} /> : <Confirmed />;
}
