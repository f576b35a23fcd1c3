import { onDeletedElsewhere } from '@revisoins/auth/hosting';
import { toast } from '@revisoins/host';
import { i18n } from '@revisoins/i18n';
import type { RouteHandle } from '../platform/route-handle.ts';
import type { createShellRouter } from './shell-router.tsx';

async function forget(marks: readonly string[]): Promise<void> {
  const { forgetLearner } = await import('@revisoins/contracts/forget-learner');
  await forgetLearner(marks);
}

/**
 * When the account was deleted elsewhere, removes what this browser has stored about it. On a page that stays
 * open, says why the learner is no longer signed in; others give way to the sign-in page, which says it
 * itself.
 */
export function followDeletion(router: ReturnType<typeof createShellRouter>): void {
  onDeletedElsewhere(({ id, email }) => {
    forget([id, email]).catch(() => undefined);
    const handle = router.state.matches.at(-1)?.route.handle as RouteHandle | undefined;
    if (handle?.access !== 'everyone') return;
    toast({
      title: i18n.t('deleted.title', { ns: 'shell' }),
      description: i18n.t('deleted.body', { ns: 'shell' }),
      variant: 'info',
    });
  });
}
