import { hashQuestion, skillById } from '@revisoins/assessment';
import { useReport } from '@revisoins/assessment/player';
import { useTranslation } from '@revisoins/i18n';
import { Alert, Button, Dialog } from '@revisoins/ui';
import type { Source } from '../../voice-service/complete.ts';
import type { Turn } from '../turn.schema.ts';
import { reportText } from './report-text.ts';
import styles from '../thread.module.css';

interface ReportReplyProps {
  readonly turn: Turn;
  readonly source: Source;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Shows what is sent to the team, and sends it. */
export function ReportReply({ turn, source, open, onOpenChange }: ReportReplyProps) {
  const { t } = useTranslation('voice');
  const questionText = reportText(turn, source);
  const skillTitle = skillById(source.skills[0] ?? 0)?.title ?? '';
  const { sending, send } = useReport({
    questionText,
    skillTitle,
    questionHash: hashQuestion(questionText, skillTitle),
  });
  const isSent = sending === 'sent';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={isSent ? t('replyReport.thanksTitle') : t('replyReport.action')}
      description={isSent ? t('replyReport.thanksBody') : t('replyReport.body')}
      closeLabel={t('replyReport.close')}
      footer={
        <>
          <Button variant={isSent ? 'primary' : 'secondary'} onClick={() => onOpenChange(false)}>
            {isSent ? t('replyReport.close') : t('replyReport.cancel')}
          </Button>
          {isSent ? null : (
            <Button
              busy={sending === 'sending'}
              busyLabel={t('replyReport.sending')}
              onClick={() => void send()}
            >
              {t('replyReport.send')}
            </Button>
          )}
        </>
      }
    >
      {isSent ? null : <blockquote className={styles.reported}>{questionText}</blockquote>}
      {sending === 'failed' || sending === 'limited' ? (
        <Alert tone="bad" live="assertive">
          {t(`replyReport.${sending}`)}
        </Alert>
      ) : null}
    </Dialog>
  );
}
