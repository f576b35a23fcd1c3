import { countAnswered } from '@revisoins/assessment';
import { toast } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { useNavigate } from '@revisoins/router';
import { Button } from '@revisoins/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ExamAttempt } from '../attempt/exam-attempt.ts';
import type { Confirmations } from './confirm-in-exam.tsx';
import type { Exam } from './create-exam.ts';

export interface AbandonExamProps {
  readonly exam: Exam;
  readonly confirmations: Confirmations;
  readonly attempt: ExamAttempt;
}

/** Ends the exam without a result, after a confirmation. */
export function AbandonExam({ exam, confirmations, attempt }: AbandonExamProps) {
  const { t } = useTranslation('exam');
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    const isSure = await confirmations.ask({
      title: t('play.abandonTitle'),
      body: t('play.abandonBody', { count: countAnswered(attempt.answers) }),
      confirmLabel: t('play.abandonConfirm'),
      cancelLabel: t('play.stay'),
      destructive: true,
      emphasis: 'cancel',
    });
    if (!isSure) return;
    setBusy(true);
    try {
      if (await exam.abandon()) void navigate('/exam-simulation', { replace: true });
    } catch {
      setBusy(false);
      toast({
        title: t('play.abandonFailedTitle'),
        description: t('play.abandonFailedBody'),
        variant: 'destructive',
      });
    }
  };
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Trash2 size={18} aria-hidden="true" />}
      busy={isBusy}
      onClick={() => void leave()}
    >
      {t('play.abandon')}
    </Button>
  );
}
