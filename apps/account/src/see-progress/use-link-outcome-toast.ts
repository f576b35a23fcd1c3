import { dismissLinkOutcome, linkOutcome } from '@revisoins/auth';
import { toast } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { useEffect } from 'react';

/** Tells what the link of an e-mail has done: it signs in, and signing in leads to the dashboard. */
export function useLinkNews(): void {
  const { t } = useTranslation('account');
  useEffect(() => {
    const link = linkOutcome();
    if (link.kind === 'confirmed')
      toast({ title: t('link.confirmed'), description: t('link.confirmedBody'), variant: 'success' });
    else if (link.kind === 'email-change' && link.pending)
      toast({ title: t('link.emailPending'), description: t('link.emailPendingBody'), variant: 'info' });
    else if (link.kind === 'email-change')
      toast({ title: t('link.emailChanged'), description: t('link.emailChangedBody'), variant: 'success' });
    else if (link.kind === 'expired')
      toast({
        title: t('link.expiredTitle'),
        description: t('link.expiredSignedIn'),
        variant: 'destructive',
      });
    else return;
    dismissLinkOutcome();
  }, [t]);
}
