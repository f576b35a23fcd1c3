import { questionReport, wordingIn, type AnyQuestion, type AttemptKind } from '@revisoins/assessment';
import { isAppError } from '@revisoins/contracts';
import { language, useTranslation } from '@revisoins/i18n';
import { Alert, Button, Dialog } from '@revisoins/ui';
import { useState } from 'react';
import { loadBackend } from './load-backend.ts';
import styles from './report-dialog.module.css';

export interface ReportDialogProps {
  readonly kind: AttemptKind;
  readonly question: AnyQuestion & { readonly hash: string };
  /** The canonical title of its skill or domain. */
  readonly skillTitle: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Reports the question to the operator; reporting it again changes nothing. Rejects with an AppError. */
async function sendReport({
  question: { question, hash },
  skillTitle,
}: Pick<ReportDialogProps, 'question' | 'skillTitle'>): Promise<void> {
  const report = questionReport.parse({ questionText: question, skillTitle, questionHash: hash });
  const row = {
    question_text: report.questionText,
    skill_title: report.skillTitle,
    question_hash: report.questionHash,
  };
  const { run, table } = await loadBackend();
  await run(
    table('question_reports').upsert(row, { onConflict: 'user_id,question_hash', ignoreDuplicates: true }),
  );
}

type Sending = 'not-sent' | 'sending' | 'sent' | 'failed' | 'limited';

/** Shows the question again and reports it. */
export function ReportDialog({ kind, question, skillTitle, open, onOpenChange }: ReportDialogProps) {
  const { t } = useTranslation(kind);
  const { words, lang } = wordingIn(question, language());
  const [sending, setSending] = useState<Sending>('not-sent');
  const send = async () => {
    setSending('sending');
    await sendReport({ question, skillTitle }).then(
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
