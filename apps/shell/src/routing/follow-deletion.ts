import { onDeletedElsewhere } from '@revisoins/auth/hosting';
import type { createShellRouter } from './shell-router.tsx';

/**
 * When the account was deleted elsewhere, removes what this browser has stored about it. On a page that stays
 * open, says why the learner is no longer signed in; others give way to the sign-in page, which says it
 * itself.
 */
export function followDeletion(router: ReturnType<typeof createShellRouter>): void {
  onDeletedElsewhere((learner) => {
    const open = router.state;
    import('./after-deletion.ts').then(
      ({ afterDeletion }) => afterDeletion(router, open, learner),
      () => undefined,
    );
  });
}
