import { useTranslation } from '@revisoins/i18n';
import { Button } from '@revisoins/ui';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import styles from '../form/form.module.css';
import { useRequestReset } from './use-request-reset.ts';

export interface RequestSentProps {
  readonly email: string;
  /** Back to the form, for another address. */
  readonly onOther: () => void;
}

export function RequestSent({ email, onOther }: RequestSentProps) {
  const { t } = useTranslation('account');
  const requestReset = useRequestReset();
  const [busy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    await requestReset(email);
    setBusy(false);
  };
  return (
    <div className={styles.form}>
      <MailCheck size={32} aria-hidden="true" className={styles.mark} />
      <p>{t('forgot.ifExists')}</p>
      <p className={styles.aside}>{t('forgot.sentTo', { email })}</p>
      <Button variant="secondary" wide busy={busy} busyLabel={t('forgot.busy')} onClick={() => void resend()}>
        {t('forgot.resend')}
      </Button>
      <Button variant="quiet" wide onClick={onOther}>
        {t('forgot.other')}
      </Button>
    </div>
  );
}
