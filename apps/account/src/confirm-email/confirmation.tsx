import { followLink, forgetEmailLink, type EmailLink } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';
import { Button, Card, Page } from '@revisoins/ui';
import { useState } from 'react';
import { dismissFormToast, formToast } from '../form/form-toast.ts';
import { useFailure } from '../form/use-failure.ts';
import { Confirmed, type ConfirmedProps } from './confirmed.tsx';
import { NotConfirmed } from './not-confirmed.tsx';

/**
 * What a link from an e-mail confirms, and a button. Only the press of the button calls the server, so that a
 * mail scanner that opens the page does not use the link up. The page reports success only after the server
 * has.
 */
export function Confirmation({ link: given }: { readonly link: EmailLink | null }) {
  const { t } = useTranslation('account');
  const failure = useFailure();
  // A used link leaves the address bar; the page remembers it.
  const [link] = useState(given);
  const [done, setDone] = useState<ConfirmedProps['what'] | 'expired'>();
  const [busy, setBusy] = useState(false);
  const isChange = link?.type === 'email_change';

  if (link === null || done === 'expired') return <NotConfirmed isChange={isChange} />;
  if (done !== undefined) return <Confirmed what={done} />;

  const confirm = async () => {
    setBusy(true);
    dismissFormToast();
    const outcome = await followLink(link);
    setBusy(false);
    switch (outcome.kind) {
      case 'confirmed':
      case 'email-changed':
      case 'email-pending':
      case 'expired':
        forgetEmailLink();
        return setDone(outcome.kind);
      case 'unavailable':
        return formToast({
          title: t('link.unreachableTitle'),
          description: t('link.unreachable'),
          variant: 'destructive',
        });
      case 'recovery':
        return;
      default: {
        const plain = { title: t('link.unreachableTitle'), description: t('failure.tooMany') };
        return formToast({ ...failure(outcome, plain), variant: 'destructive' });
      }
    }
  };

  const key = isChange ? 'askChange' : 'ask';
  return (
    <Page width="form" title={t(`confirmation.${key}.title`)} lead={t(`confirmation.${key}.lead`)}>
      <Card>
        <Button wide busy={busy} busyLabel={t('reset.verifying')} onClick={() => void confirm()}>
          {t(`confirmation.${key}.submit`)}
        </Button>
      </Card>
    </Page>
  );
}
