import { wordingIn, type Question } from '@revisoins/assessment';
import { useOptionalUser } from '@revisoins/auth';
import { isAppError } from '@revisoins/contracts';
import { language, useTranslation } from '@revisoins/i18n';
import { Alert, Button, Dialog } from '@revisoins/ui';
import { useState } from 'react';
import { sendReport } from './send-report.ts';
import styles from './report-dialog.module.css';

export interface ReportDialogProps {
  readonly question: Question;
  readonly skillTitle: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

type Sending = 'not-sent' | 'sending' | 'sent' | 'failed' | 'limited';

export function ReportDialog({ question, skillTitle, open, onOpenChange }: ReportDialogProps) {
  const { t } = useTranslation('quiz');
  const learner = useOptionalUser()?.id;
  const { words, lang } = wordingIn(question, language());
  const [sending, setSending] = useState<Sending>('not-sent');
  const send = async () => {
    if (learner === undefined) return setSending('failed');
    setSending('sending');
    await sendReport(learner, question, skillTitle).then(
      () => setSending('sent'),
      (error: unknown) =>
        setSending(isAppError(error) && error.kind === 'rate-limited' ? 'limited' : 'failed'),
    );
  };
  const close = (
    <Button variant={sending === 'sent' ? 'primary' : 'secondary'} onClick={() => onOpenChange(false)}>
      {sending === 'sent' ? t('close') : t('cancel')}
    </Button>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={sending === 'sent' ? t('report.thanksTitle') : t('report.action')}
      description={sending === 'sent' ? t('report.thanksBody') : t('report.body')}
      closeLabel={t('close')}
      footer={
        sending === 'sent' ? (
          close
        ) : (
          <>
            {close}
            <Button busy={sending === 'sending'} busyLabel={t('report.sending')} onClick={() => void send()}>
              {t('report.send')}
            </Button>
          </>
        )
      }
    >
      {sending === 'sent' ? null : (
        <blockquote className={styles.question} lang={lang}>
          {words.question}
        </blockquote>
      )}
      {sending === 'failed' || sending === 'limited' ? (
        <Alert tone="bad" live="assertive">
          {t(`report.${sending}`)}
        </Alert>
      ) : null}
    </Dialog>
  );
}
