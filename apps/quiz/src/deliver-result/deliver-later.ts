import { hostCapabilities } from '@revisoins/host';

/** Loads the outbox behind the screen and sends what waits of this learner. Never throws. */
export function deliverLater(learner: string): void {
  if (!hostCapabilities().accounts) return;
  import('./deliver-results.ts').then(
    ({ deliverResults }) => deliverResults(learner),
    () => addEventListener('online', () => deliverLater(learner), { once: true }),
  );
}
