import { useOptionalUser } from '@revisoins/auth';
import { attemptsUnderWay, useReadonlyStore } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { AttemptOffer } from './attempt-offer.tsx';
import styles from './attempts-waiting.module.css';

/** The skills page shows the others. */
const MOST_SHOWN = 3;

/** What the learner began and left, the exam first. Nothing when there is nothing. */
export function AttemptsWaiting() {
  const user = useOptionalUser();
  return user === null ? null : <AttemptsOf learner={user.id} />;
}

function AttemptsOf({ learner }: { readonly learner: string }) {
  const { t } = useTranslation('account');
  const attempts = useReadonlyStore(attemptsUnderWay(learner));
  if (attempts.length === 0) return null;
  const exams = attempts.filter(({ kind }) => kind === 'exam');
  const shown = [...exams, ...attempts.filter(({ kind }) => kind === 'quiz')].slice(0, MOST_SHOWN);
  return (
    <section className={styles.waiting} aria-label={t('resume.label')}>
      {shown.map((attempt) => (
        <AttemptOffer key={attempt.id} {...attempt} />
      ))}
    </section>
  );
}
