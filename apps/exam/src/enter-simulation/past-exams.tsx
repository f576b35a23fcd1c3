import { toPercent, percentTone } from '@revisoins/assessment';
import { formatClock, formatDate, formatPercent, useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { ScoreTile } from '@revisoins/ui';
import { judgeParts } from '../attempt/passed.ts';
import type { FinishedExam } from '../exam-server/exam-facts.schema.ts';
import styles from './simulation.module.css';

/** The learner's earlier exams, with links to their results and corrections. */
export function PastExams({ exams }: { exams: readonly FinishedExam[] }) {
  const { t } = useTranslation('exam');
  if (exams.length === 0) return null;
  return (
    <section aria-labelledby="past-exams">
      <h2 id="past-exams" className={styles.pastTitle}>
        {t('past.title')}
      </h2>
      <ul className={styles.past}>
        {exams.map((exam) => {
          const percent = toPercent(exam.score, exam.questionCount);
          const parts = exam.kind === 'mock' ? judgeParts(exam.parts) : [];
          const isPassed = parts.every((part) => part.isPassed);
          return (
            <li key={exam.id}>
              <Link className={styles.pastExam} to={`/exam-results/${exam.id}`}>
                <ScoreTile
                  tone={exam.kind === 'simulation' ? percentTone(percent) : isPassed ? 'ok' : 'warm'}
                >
                  {formatPercent(percent)}
                </ScoreTile>
                <span>
                  <span className={styles.pastDate}>{formatDate(new Date(exam.endedAt), 'moment')}</span>
                  <span className={styles.small}>
                    {t('past.facts', {
                      count: exam.questionCount,
                      score: exam.score,
                      time: formatClock(exam.timeSpent),
                    })}
                  </span>
                  {exam.kind === 'mock' ? (
                    <span className={styles.small}>
                      {t(isPassed ? 'past.mockPassed' : 'past.mockFailed', {
                        one: formatPercent(parts[0]?.percent ?? 0),
                        two: formatPercent(parts[1]?.percent ?? 0),
                      })}
                    </span>
                  ) : null}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
