import { examRules } from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';
import { Alert } from '@revisoins/ui';
import type { CorrectedExam } from '../exam-server/read-correction.ts';
import { missedAnswers } from '../attempt/ended-exam.ts';

/**
 * Which answers arrived after the deadline, and whether they count. Only this device knows of the answers
 * that do not count.
 */
export function LateAnswers({ exam: { id, lateAnswers } }: { exam: CorrectedExam }) {
  const { t } = useTranslation('exam');
  const missed = missedAnswers(id);
  const minutes = examRules.lateMinutes;
  return (
    <>
      {lateAnswers > 0 ? (
        <Alert tone="info" title={t('late.countedTitle', { count: lateAnswers })}>
          <p>{t('late.countedBody', { minutes })}</p>
        </Alert>
      ) : null}
      {missed > 0 ? (
        <Alert tone="warm" title={t('late.missedTitle', { count: missed })}>
          <p>{t('late.missedBody', { minutes })}</p>
        </Alert>
      ) : null}
    </>
  );
}
