import { useOptionalUser } from '@revisoins/auth';
import { toPercent, percentTone, type SavedAttempt } from '@revisoins/assessment';
import { attemptReview } from '@revisoins/host';
import { formatClock, formatDate, formatPercent, useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { ScoreTile } from '@revisoins/ui';
import { attemptSort } from './attempt-sort.ts';
import styles from './attempt-row.module.css';
import { useSkillName } from './use-skill-name.ts';

/** Attempts one below the other, each with its result and the way to its correction. */
export function AttemptRows({ attempts }: { readonly attempts: readonly SavedAttempt[] }) {
  return (
    <ul className={styles.list}>
      {attempts.map((attempt) => (
        <AttemptRow key={attempt.id} attempt={attempt} />
      ))}
    </ul>
  );
}

function AttemptRow({ attempt }: { readonly attempt: SavedAttempt }) {
  const { t } = useTranslation('account');
  const skillName = useSkillName();
  const sort = attemptSort(attempt, useOptionalUser()?.created_at);
  const percent = toPercent(attempt.score, attempt.totalQuestions);
  return (
    <li className={styles.quiz}>
      <ScoreTile tone={percentTone(percent)}>{formatPercent(percent)}</ScoreTile>
      <div>
        <p className={styles.name}>
          <AttemptName attempt={attempt}>{skillName(attempt.skillTitle)}</AttemptName>
        </p>
        <p className={styles.facts}>
          {sort === null ? null : `${t(`attempts.sort.${sort}`)} · `}
          {attempt.score}/{attempt.totalQuestions} · {formatClock(attempt.timeSpent)} ·{' '}
          <time dateTime={attempt.completedAt}>{formatDate(new Date(attempt.completedAt), 'moment')}</time>
        </p>
      </div>
    </li>
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
        date: formatDate(new Date(attempt.completedAt), 'moment'),
      })}
    >
      {children}
    </Link>
  );
}
