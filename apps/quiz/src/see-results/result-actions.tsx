import { percentTone, rateQuiz, scoreQuiz, secondsSpent, type FinishedQuiz } from '@revisoins/assessment';
import { ShareResult } from '@revisoins/assessment/player';
import { hostCapabilities, landmark } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Link, useNavigate } from '@revisoins/router';
import { Button, LinkButton } from '@revisoins/ui';
import { RotateCcw } from 'lucide-react';
import { allSkills, quizAddress, type QuizSubject } from '../attempt/quiz-place.ts';
import { useSkillText } from '../skill/use-skill-text.ts';
import { RedoMissed } from './redo-missed.tsx';
import styles from './results.module.css';

export interface ResultActionsProps {
  readonly attempt: FinishedQuiz;
  readonly subject: QuizSubject;
}

export function ResultActions({ attempt, subject }: ResultActionsProps) {
  const { t } = useTranslation('quiz');
  const navigate = useNavigate();
  const { skillTitle } = useSkillText();
  const { score, total, percent } = scoreQuiz(attempt.questions, attempt.answers);
  // After a poor score, going over the mistakes comes first.
  const isPoor = percentTone(percent) === 'bad';
  // Replaces the results, as they replaced the quiz: Back always leads to where it was chosen.
  const openQuiz = (count: number) =>
    void navigate(quizAddress(subject.id, { ...attempt, asked: count }), { replace: true });
  const redoMissed = <RedoMissed attempt={attempt} variant={isPoor ? 'primary' : 'secondary'} />;
  return (
    <div className={styles.actions}>
      {isPoor ? redoMissed : null}
      <Button
        variant={isPoor ? 'secondary' : 'primary'}
        icon={<RotateCcw size={20} aria-hidden="true" />}
        onClick={() => openQuiz(total)}
      >
        {t(subject === allSkills ? 'today.action.done' : 'results.redo')}
      </Button>
      {isPoor ? null : redoMissed}
      <ShareResult
        kind="quiz"
        title={skillTitle(attempt.skillTitle)}
        score={score}
        total={total}
        rate={rateQuiz}
        timeSpent={secondsSpent(attempt)}
      />
      <LinkButton variant="secondary">
        <Link to="/skills">{t('results.otherQuizzes')}</Link>
      </LinkButton>
      {hostCapabilities().accounts ? (
        <LinkButton variant="secondary">
          <Link to={landmark('home')}>{t('results.dashboard')}</Link>
        </LinkButton>
      ) : null}
    </div>
  );
}
