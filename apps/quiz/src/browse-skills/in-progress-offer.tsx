import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Alert, LinkButton } from '@revisoins/ui';
import { useId } from 'react';
import type { InProgressQuiz } from '../attempt/in-progress-quizzes.ts';
import { quizAddress } from '../attempt/quiz-place.ts';
import { useSkillText } from '../skill/use-skill-text.ts';
import styles from './skills-screen.module.css';

/** Links to an unfinished quiz, or to its result. */
export function InProgressOffer({ skill, quiz }: InProgressQuiz) {
  const { t } = useTranslation('quiz');
  const { title } = useSkillText().skillText(skill);
  const titleId = useId();
  const isOver = quiz.finished !== null;
  return (
    <Alert title={isOver ? t('inProgress.overTitle') : t('inProgress.title')}>
      <div className={styles.offer}>
        <p id={titleId}>
          {title}
          {isOver ? null : (
            <span className={styles.clock}>
              {quiz.timing === 'untimed' ? t('inProgress.waits') : t('inProgress.keepsRunning')}
            </span>
          )}
        </p>
        <LinkButton variant="secondary" size="small">
          <Link to={quizAddress(skill.id, quiz)} aria-describedby={titleId}>
            {isOver ? t('inProgress.results') : t('inProgress.resume')}
          </Link>
        </LinkButton>
      </div>
    </Alert>
  );
}
