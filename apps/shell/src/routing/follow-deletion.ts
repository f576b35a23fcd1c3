import { session } from '@revisoins/auth';
import { onDeletedElsewhere } from '@revisoins/auth/hosting';
import { whenIdle } from '@revisoins/contracts';
import { toast } from '@revisoins/host';
import { i18n } from '@revisoins/i18n';
import type { RouteHandle } from '../platform/route-handle.ts';
import type { createShellRouter } from './shell-router.tsx';

type Router = ReturnType<typeof createShellRouter>;

async function forget(marks: readonly string[]): Promise<void> {
  const { forgetLearner } = await import('@revisoins/contracts/forget-learner');
  await forgetLearner(marks);
}

/** Calls back once another page has taken the place of the one that is open. */
function onceLeft(router: Router, callback: () => void): void {
  const { key } = router.state.location;
  const stop = router.subscribe(({ location, navigation }) => {
    if (location.key === key || navigation.state !== 'idle') return;
    stop();
    whenIdle(callback);
  });
}

/**
 * When the account was deleted elsewhere, removes what this browser has stored about it. On a page that stays
 * open, says why the learner is no longer signed in; others give way to the sign-in page, which says it
 * itself.
 */
export function followDeletion(router: Router): void {
  onDeletedElsewhere(({ id, email }) => {
    const forgetHer = () => void forget([id, email]).catch(() => undefined);
    forgetHer();
    // A quiz that is being left keeps its answers until then.
    onceLeft(router, () => {
      // The same address may have a new account by now.
      if (session.getState().user?.email !== email) forgetHer();
    });
    const handle = router.state.matches.at(-1)?.route.handle as RouteHandle | undefined;
    if (handle?.access !== 'everyone') return;
    toast({
      title: i18n.t('deleted.title', { ns: 'shell' }),
      description: i18n.t('deleted.body', { ns: 'shell' }),
      variant: 'info',
    });
  });
}
