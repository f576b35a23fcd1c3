import { hostCapabilities } from '@revisoins/host';

/** The outbox loads after a learner's screen; a visitor without an account does not need it. */
export const loadOutbox = () => import('./deliver-results.ts');

/** Loads the outbox in the background and sends this learner's waiting results. Never throws. */
export function deliverLater(learner: string): void {
  if (!hostCapabilities().accounts) return;
  loadOutbox().then(
    ({ deliverResults }) => deliverResults(learner),
    () => addEventListener('online', () => deliverLater(learner), { once: true }),
  );
}
