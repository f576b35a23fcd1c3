import { examRules } from '@revisoins/assessment';
import { formatClock, useTranslation } from '@revisoins/i18n';
import { Alert } from '@revisoins/ui';
import type { ExamReview } from '../exam-server/exam-review.schema.ts';

/** In the place of the correction, after a sitting too short for its answers to have been read. */
export function ShutCorrection({ review: { timeSpent, questions } }: { review: ExamReview }) {
  const { t } = useTranslation('exam');
  const answered = questions.filter(({ choice }) => choice !== null).length;
  return (
    <Alert tone="warm" title={t('correction.tooFastTitle')}>
      <p>
        {t('correction.tooFastBody', { count: answered, time: formatClock(timeSpent), least: formatClock(answered * examRules.secondsPerAnswer) })}
      </p>
    </Alert>
  );
}
