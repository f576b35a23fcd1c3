import { onDeletedElsewhere } from '@revisoins/auth/hosting';
import { toast } from '@revisoins/host';
import { i18n } from '@revisoins/i18n';
import type { RouteHandle } from '../platform/route-handle.ts';
import type { createShellRouter } from './shell-router.tsx';

/**
 * On a page that stays open, says why the learner is no longer signed in when the account was deleted
 * elsewhere. Others give way to the sign-in page, which says it itself.
 */
export function explainDeletion(router: ReturnType<typeof createShellRouter>): void {
  onDeletedElsewhere(() => {
    const handle = router.state.matches.at(-1)?.route.handle as RouteHandle | undefined;
    if (handle?.access !== 'everyone') return;
    toast({
      title: i18n.t('deleted.title', { ns: 'shell' }),
      description: i18n.t('deleted.body', { ns: 'shell' }),
      variant: 'info',
    });
  });
}
