import { countAnswered } from '@revisoins/assessment';
import { useConfirm } from '@revisoins/assessment/player';
import { toast } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { useNavigate } from '@revisoins/router';
import { Button } from '@revisoins/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ExamAttempt } from '../attempt/exam-attempt.ts';
import type { Exam } from './exam.store.ts';

export interface AbandonExamProps {
  readonly exam: Exam;
  readonly attempt: ExamAttempt;
}

/** Ends the exam without a result, after a confirmation. */
export function AbandonExam({ exam, attempt }: AbandonExamProps) {
  const { t } = useTranslation('exam');
  const navigate = useNavigate();
  const confirm = useConfirm();
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    const isSure = await confirm({
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
