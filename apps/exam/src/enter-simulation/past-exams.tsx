import { toPercent, percentTone } from '@revisoins/assessment';
import { formatClock, formatDate, formatPercent, useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { ScoreTile } from '@revisoins/ui';
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
          return (
            <li key={exam.id}>
              <Link className={styles.pastExam} to={`/exam-results?exam=${exam.id}`}>
                <ScoreTile tone={percentTone(percent)}>{formatPercent(percent)}</ScoreTile>
                <span>
                  <span className={styles.pastDate}>{formatDate(new Date(exam.endedAt), 'moment')}</span>
                  <span className={styles.small}>
                    {t('past.facts', {
                      count: exam.questionCount,
                      score: exam.score,
                      time: formatClock(exam.timeSpent),
                    })}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
