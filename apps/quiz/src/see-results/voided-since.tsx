import type { FinishedQuiz } from '@revisoins/assessment';
import { resultStatuses } from '@revisoins/assessment/player';
import { useReadonlyStore } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Alert } from '@revisoins/ui';
import { useEffect, useState } from 'react';
import { subjectByTitle, sessionContext } from '../attempt/quiz-place.ts';

async function containsVoided({ questions }: FinishedQuiz): Promise<boolean> {
  const { readVoided } = await import('../draw-questions/read-voided.ts');
  const isVoided = await readVoided();
  return questions.some((one) =>
    isVoided(one.kind === 'numeric' ? { id: one.template, version: one.version } : one),
  );
}

/**
 * Says of a saved result that a question was taken out since, and leads to what counts now. The results page
 * shows the quiz as it was taken, from this device.
 */
export function VoidedSince({ attempt }: { readonly attempt: FinishedQuiz }) {
  const { t } = useTranslation('quiz');
  const isSaved = useReadonlyStore(resultStatuses)[attempt.id] === 'saved';
  // What was just drawn contains nothing that was taken out.
  const isEarlier = attempt.finished.at < performance.timeOrigin;
  const [hasChanged, setChanged] = useState(false);
  useEffect(() => {
    let isShown = true;
    if (isSaved && isEarlier)
      void containsVoided(attempt)
        .catch(() => false)
        .then((answer) => isShown && setChanged(answer));
    return () => {
      isShown = false;
    };
  }, [attempt, isSaved, isEarlier]);
  return hasChanged ? (
    <Alert title={t('results.voidedSince', sessionContext(subjectByTitle(attempt.skillTitle)))} live="polite">
      <p>
        <Link to={`/results/${attempt.id}`}>{t('results.voidedSinceLink')}</Link>
      </p>
    </Alert>
  ) : null;
}
