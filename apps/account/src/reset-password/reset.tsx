import { dismissLinkOutcome, linkOutcome } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';
import { useNavigate } from '@revisoins/router';
import { Card, FullScreenSpinner, Page } from '@revisoins/ui';
import { useEffect, useRef, useState } from 'react';
import { formToast } from '../form/form-toast.ts';
import { ResetForm } from './reset-form.tsx';

/** Choosing a new password needs the session that the e-mail's link opens; without one the learner asks for a new link. */
export function Reset({ session }: { readonly session: Promise<'signed-in' | 'signed-out'> }) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const [verified, setVerified] = useState(false);
  const told = useRef(false);

  useEffect(() => {
    // Once: signing out after the change asks again, and is no expired link.
    const verify = async () => {
      const status = await session;
      if (told.current) return;
      told.current = true;
      const link = linkOutcome().kind;
      dismissLinkOutcome();
      // An expired link says so even to somebody who is signed in: it was followed to reset a password.
      if (status === 'signed-in' && link !== 'expired') return setVerified(true);
      if (link === 'expired')
        formToast({ title: t('reset.expired'), description: t('reset.expiredBody'), variant: 'destructive' });
      else if (link === 'unreachable')
        formToast({
          title: t('link.unreachableTitle'),
          description: t('link.unreachable'),
          variant: 'destructive',
        });
      else
        formToast({ title: t('reset.invalid'), description: t('reset.invalidBody'), variant: 'destructive' });
      await navigate('/forgot-password', { replace: true });
    };
    if (!told.current) void verify();
  }, [session, navigate, t]);

  if (!verified) {
    return (
      <Page width="form">
        <FullScreenSpinner label={t('reset.verifying')} />
      </Page>
    );
  }
  return (
    <Page width="form" title={t('reset.title')} lead={t('reset.lead')}>
      <Card>
        <ResetForm />
      </Card>
    </Page>
  );
}
