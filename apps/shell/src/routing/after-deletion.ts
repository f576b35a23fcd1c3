import { session } from '@revisoins/auth';
import { whenIdle } from '@revisoins/contracts';
import { forgetLearner } from '@revisoins/contracts/forget-learner';
import { toast } from '@revisoins/host';
import { i18n } from '@revisoins/i18n';
import type { RouteHandle } from '../platform/route-handle.ts';
import type { createShellRouter } from './shell-router.tsx';

type Router = ReturnType<typeof createShellRouter>;

/** Calls back once another page has taken the place of the one that was open. */
function onceLeft(router: Router, { location: open }: Router['state'], callback: () => void): void {
  const look = ({ location, navigation }: Router['state']) => {
    if (location.key === open.key || navigation.state !== 'idle') return;
    stop();
    whenIdle(callback);
  };
  const stop = router.subscribe(look);
  look(router.state);
}

/**
 * What follows the deletion of an account elsewhere. `open`: the router's state when this page learned of it.
 */
export function afterDeletion(
  router: Router,
  open: Router['state'],
  { id, email }: { readonly id: string; readonly email: string },
): void {
  void forgetLearner([id, email]);
  // A quiz that is being left keeps its answers until then.
  onceLeft(router, open, () => {
    // The same address may have a new account by now.
    if (session.getState().user?.email !== email) void forgetLearner([id, email]);
  });
  const handle = open.matches.at(-1)?.route.handle as RouteHandle | undefined;
  if (handle?.access !== 'everyone') return;
  toast({
    title: i18n.t('deleted.title', { ns: 'shell' }),
    description: i18n.t('deleted.body', { ns: 'shell' }),
    variant: 'info',
  });
}
