import { stemText, wordingIn, type AnyQuestion } from '@revisoins/assessment';
import { language, useTranslation } from '@revisoins/i18n';
import { Alert, Button, Dialog } from '@revisoins/ui';
import styles from './report-dialog.module.css';
import { StemTable } from '../question/stem-table.tsx';
import { useReport } from './use-report.ts';

export interface ReportDialogProps {
  readonly kind: string;
  readonly question: AnyQuestion & { readonly hash: string };
  /** The canonical title of its skill or domain. */
  readonly skillTitle: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Shows the question again and reports it. */
export function ReportDialog({ kind, question, skillTitle, open, onOpenChange }: ReportDialogProps) {
  const { t } = useTranslation(kind);
  const { words, lang } = wordingIn(question, language());
  const { sending, send } = useReport({
    questionText: stemText(question.question, question.table),
    skillTitle,
    questionHash: question.hash,
  });
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
          <p>{words.question}</p>
          {words.table ? <StemTable {...words.table} /> : null}
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
