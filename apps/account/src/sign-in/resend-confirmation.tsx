import { resendConfirmation } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';
import { Button } from '@revisoins/ui';
import { useState } from 'react';
import { formToast } from '../form/form-toast.ts';
import styles from '../form/form.module.css';
import { useFailure } from '../form/use-failure.ts';

export interface ResendConfirmationProps {
  readonly email: string;
  /** The address is missing or invalid. */
  readonly onWrongEmail: () => void;
  readonly variant?: 'secondary' | 'quiet';
}

export function ResendConfirmation({ email, onWrongEmail, variant = 'secondary' }: ResendConfirmationProps) {
  const { t } = useTranslation('account');
  const failure = useFailure();
  const [busy, setBusy] = useState(false);

  const resend = async () => {
    setBusy(true);
    const outcome = await resendConfirmation(email.trim());
    setBusy(false);
    if (outcome.kind === 'invalid') return onWrongEmail();
    if (outcome.kind === 'ok')
      return formToast({ title: t('link.resent'), description: t('link.resentBody'), variant: 'success' });
    formToast({
      ...failure(outcome, { title: t('signIn.failed'), description: t('failure.tooMany') }),
      variant: 'destructive',
    });
  };

  return (
    <Button
      className={styles.inline}
      variant={variant}
      size="small"
      busy={busy}
      busyLabel={t('link.resendBusy')}
      onClick={() => void resend()}
    >
      {t('link.resend')}
    </Button>
  );
}
