import { stemText, wordingIn, type AnyQuestion, type ReportOutcome } from '@revisoins/assessment';
import { useOptionalUser } from '@revisoins/auth';
import { useSettled } from '@revisoins/host';
import { language, useTranslation } from '@revisoins/i18n';
import { Alert, Button, Dialog } from '@revisoins/ui';
import { useMemo } from 'react';
import styles from './report-dialog.module.css';
import { StemTable } from '../question/stem-table.tsx';
import { readReportOutcomes, type ReportOutcomes } from './report-outcomes.ts';
import { useReport } from './use-report.ts';

export interface ReportDialogProps {
  readonly kind: string;
  readonly question: AnyQuestion & { readonly hash: string };
  /** The canonical title of its skill or domain. */
  readonly skillTitle: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onReported: () => void;
}

const none = Promise.resolve<ReportOutcomes>(new Map());

/** What became of the learner's earlier report of the same question; undefined while that is not known. */
function useEarlierReport(hash: string, isOpen: boolean): ReportOutcome | undefined {
  const learner = useOptionalUser()?.id;
  const reading = useMemo(
    () => (isOpen && learner !== undefined ? readReportOutcomes(learner) : none),
    [isOpen, learner],
  );
  const outcome = useSettled(reading)?.get(hash);
  // A version that came after the report may be wrong, too.
  return outcome?.questionHash === hash ? outcome : undefined;
}

/** Shows the question again and reports it, or says what became of an earlier report. */
export function ReportDialog(props: ReportDialogProps) {
  const { kind, question, open, onOpenChange } = props;
  const { t } = useTranslation(kind);
  const earlier = useEarlierReport(question.hash, open);
  if (earlier === undefined) return <SendReport {...props} />;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('report.already')}
      description={t(`report.outcome.${earlier.fate}`)}
      closeLabel={t('close')}
      footer={<Button onClick={() => onOpenChange(false)}>{t('close')}</Button>}
    >
      {null}
    </Dialog>
  );
}

function SendReport({ kind, question, skillTitle, open, onOpenChange, onReported }: ReportDialogProps) {
  const { t } = useTranslation(kind);
  const { words, lang } = wordingIn(question, language());
  const report = {
    questionText: stemText(question.question, question.table),
    skillTitle,
    questionHash: question.hash,
  };
  const { sending, send } = useReport(report, onReported);
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
