import { confirm, toast } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Button } from '@revisoins/ui';
import { useState } from 'react';
import type { ReviewedQuestion } from '../exam-server/exam-review.schema.ts';
import { sendReport } from './send-report.ts';

/** Tells the team that a question is wrong or unclear. */
export function ReportQuestion({ question }: { question: ReviewedQuestion }) {
  const { t } = useTranslation('exam');
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    const isSure = await confirm({
      title: t('correction.reportTitle'),
      body: t('correction.reportBody'),
      confirmLabel: t('correction.reportConfirm'),
      cancelLabel: t('cancel'),
    });
    if (!isSure) return;
    setBusy(true);
    try {
      await sendReport(question);
      toast({
        title: t('correction.reported'),
        description: t('correction.reportedBody'),
        variant: 'success',
      });
    } catch {
      toast({
        title: t('correction.notReported'),
        description: t('correction.notReportedBody'),
        variant: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="quiet" size="small" busy={isBusy} onClick={() => void send()}>
      {t('correction.report')}
    </Button>
  );
}
