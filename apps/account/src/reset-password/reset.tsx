import { followLink, forgetEmailLink, type EmailLink } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';
import { useNavigate } from '@revisoins/router';
import { Button, Card, FullScreenSpinner, Page } from '@revisoins/ui';
import { useEffect, useRef, useState } from 'react';
import { dismissFormToast, formToast } from '../form/form-toast.ts';
import { useFailure } from '../form/use-failure.ts';
import { ResetForm } from './reset-form.tsx';
import type { ChoosePassword } from './use-reset.ts';

export interface ResetLink {
  readonly link: EmailLink | null;
  /** The account server has refused a link, and reports it in the address. */
  readonly isRefused: boolean;
}

/**
 * Choosing a new password without the old one needs a link from an e-mail, which a button uses up; a session
 * is not enough. Without a link the learner requests one.
 */
export function Reset({ link: given, isRefused }: ResetLink) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  // A used link leaves the address bar; the page remembers it.
  const [link] = useState(given);
  const { choose, busy, follow } = useFollowLink(link);
  const hasToasted = useRef(false);

  useEffect(() => {
    if (link !== null || hasToasted.current) return;
    hasToasted.current = true;
    const kind = isRefused ? 'expired' : 'invalid';
    formToast({ title: t(`reset.${kind}`), description: t(`reset.${kind}Body`), variant: 'destructive' });
    void navigate('/forgot-password', { replace: true });
  }, [link, isRefused, navigate, t]);

  if (link === null) {
    return (
      <Page width="form">
        <FullScreenSpinner label={t('reset.verifying')} />
      </Page>
    );
  }

  return (
    <Page width="form" title={t('reset.title')} lead={choose === null ? t('reset.askLead') : t('reset.lead')}>
      <Card>
        {choose === null ? (
          <Button wide busy={busy} busyLabel={t('reset.verifying')} onClick={() => void follow()}>
            {t('reset.ask')}
          </Button>
        ) : (
          <ResetForm choosePassword={choose.password} needsCode={choose.needsCode} />
        )}
      </Card>
    </Page>
  );
}

/** Uses the link up; `choose` is then how the password is chosen. */
function useFollowLink(link: EmailLink | null) {
  const { t } = useTranslation('account');
  const failure = useFailure();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [choose, setChoose] = useState<{ password: ChoosePassword; needsCode: boolean } | null>(null);

  const follow = async () => {
    if (link === null) return undefined;
    setBusy(true);
    dismissFormToast();
    const outcome = await followLink(link);
    setBusy(false);
    switch (outcome.kind) {
      case 'recovery':
        forgetEmailLink();
        return setChoose({ password: outcome.choosePassword, needsCode: outcome.needsCode });
      case 'expired':
        formToast({ title: t('reset.expired'), description: t('reset.expiredBody'), variant: 'destructive' });
        return navigate('/forgot-password', { replace: true });
      case 'unavailable':
        return formToast({
          title: t('link.unreachableTitle'),
          description: t('link.unreachable'),
          variant: 'destructive',
        });
      case 'too-many-requests':
      case 'failed': {
        const plain = { title: t('link.unreachableTitle'), description: t('failure.tooMany') };
        return formToast({ ...failure(outcome, plain), variant: 'destructive' });
      }
      default:
        return undefined;
    }
  };

  return { choose, busy, follow };
}
