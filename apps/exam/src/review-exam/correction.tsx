import { useTranslation } from '@revisoins/i18n';
import { Checkbox } from '@revisoins/ui';
import { useEffect, useState } from 'react';
import type { ReviewedQuestion } from '../exam-server/exam-review.schema.ts';
import { openWhilePrinting } from './print-correction.ts';
import { statusOf } from './question-status.ts';
import { QuestionCorrection } from './question-correction.tsx';
import styles from './results.module.css';

export function Correction({ questions }: { questions: readonly ReviewedQuestion[] }) {
  const { t } = useTranslation('exam');
  const [isMissedOnly, setMissedOnly] = useState(false);
  useEffect(openWhilePrinting, []);
  const hasBoth = new Set(questions.map((question) => statusOf(question) === 'correct')).size === 2;
  const shut = questions.filter(({ isOpen }) => !isOpen).length;
  return (
    <section aria-labelledby="exam-correction" className={styles.correction}>
      <div className={styles.correctionTop}>
        <h2 id="exam-correction">{t('correction.title')}</h2>
        {hasBoth ? (
          <Checkbox
            className={styles.filter ?? ''}
            label={t('correction.onlyMissed')}
            checked={isMissedOnly}
            onChange={({ target }) => setMissedOnly(target.checked)}
          />
        ) : null}
      </div>
      {shut > 0 ? <p>{t('correction.shutCount', { count: shut })}</p> : null}
      <ol className={styles.questions}>
        {questions.map((question, index) =>
          isMissedOnly && statusOf(question) === 'correct' ? null : (
            <li key={question.hash}>
              <QuestionCorrection question={question} number={index + 1} />
            </li>
          ),
        )}
      </ol>
    </section>
  );
}
