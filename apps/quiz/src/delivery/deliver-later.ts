import { hostCapabilities } from '@revisoins/host';

/** The outbox comes behind the screen of a learner; a visitor without an account has no use for it. */
export const loadOutbox = () => import('./deliver-results.ts');

/** Loads the outbox behind the screen and sends what waits of this learner. Never throws. */
export function deliverLater(learner: string): void {
  if (!hostCapabilities().accounts) return;
  loadOutbox().then(
    ({ deliverResults }) => deliverResults(learner),
    () => addEventListener('online', () => deliverLater(learner), { once: true }),
  );
}
