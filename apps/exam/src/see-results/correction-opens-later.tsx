import { examRules } from '@revisoins/assessment';
import { formatDate, useTranslation } from '@revisoins/i18n';
import { Alert } from '@revisoins/ui';
import { useReadAgainAt } from '../duration/use-read-again-at.ts';
import type { CorrectedExam } from '../exam-server/read-correction.ts';

/**
 * Replaces the correction of questions that were answered faster than one can read; reloads when it opens.
 */
export function CorrectionOpensLater({ exam: { now, correctionOpensAt } }: { exam: CorrectedExam }) {
  const { t } = useTranslation('exam');
  useReadAgainAt(correctionOpensAt, now);
  return (
    <Alert
      tone="warm"
      title={t('correction.opensLaterTitle', { time: formatDate(new Date(correctionOpensAt), 'time') })}
    >
      <p>{t('correction.opensLaterBody', { seconds: examRules.secondsPerAnswer })}</p>
    </Alert>
  );
}
