import { toPercent, percentTone, type SavedAttempt } from '@revisoins/assessment';
import { formatClock, formatDate, formatPercent, useTranslation } from '@revisoins/i18n';
import { attemptReview } from '@revisoins/host';
import { Link } from '@revisoins/router';
import { Card, ScoreTile } from '@revisoins/ui';
import styles from './recent-quizzes.module.css';
import { useSkillName } from '../learner/use-skill-name.ts';

/** The latest attempts: which ones, `dashboardStats` decides. */
export function RecentQuizzes({ attempts }: { readonly attempts: readonly SavedAttempt[] }) {
  const { t } = useTranslation('account');
  const skillName = useSkillName();
  return (
    <Card as="section">
      <h2>{t('dashboard.recent')}</h2>
      <ul className={styles.list}>
        {attempts.map((attempt) => {
          const percent = toPercent(attempt.score, attempt.totalQuestions);
          return (
            <li key={`${attempt.skillTitle} ${attempt.completedAt}`} className={styles.quiz}>
              <ScoreTile tone={percentTone(percent)}>{formatPercent(percent)}</ScoreTile>
              <div>
                <p className={styles.name}>
                  <AttemptName attempt={attempt}>{skillName(attempt.skillTitle)}</AttemptName>
                </p>
                <p className={styles.facts}>
                  {attempt.score}/{attempt.totalQuestions} · {formatClock(attempt.timeSpent)} ·{' '}
                  <time dateTime={attempt.completedAt}>
                    {formatDate(new Date(attempt.completedAt), 'date')}
                  </time>
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** Leads to the attempt's correction, where its remote shows one. */
function AttemptName({ attempt, children }: { readonly attempt: SavedAttempt; readonly children: string }) {
  const { t } = useTranslation('account');
  const address = attemptReview(attempt.kind, attempt.id);
  return address === null ? (
    children
  ) : (
    <Link
      to={address}
      aria-label={t('dashboard.review', {
        skill: children,
        date: formatDate(new Date(attempt.completedAt), 'date'),
      })}
    >
      {children}
    </Link>
  );
}
