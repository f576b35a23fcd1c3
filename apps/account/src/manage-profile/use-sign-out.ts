import { signOut } from '@revisoins/auth';
import { toast } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';

/** Signs out and shows the outcome; the learner is signed out in every case. */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation('account');
  return async () => {
    const outcome = await signOut();
    if (outcome.kind === 'ok')
      toast({ title: t('signOut.done'), description: t('signOut.doneBody'), variant: 'success' });
    else
      toast({
        title: t(`signOut.${outcome.kind}`),
        description: t(`signOut.${outcome.kind}Body`),
        variant: 'destructive',
      });
  };
}
