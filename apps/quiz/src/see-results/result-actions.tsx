import { percentTone, rateQuiz, scoreQuiz, secondsSpent, type FinishedQuiz } from '@revisoins/assessment';
import { ShareResult } from '@revisoins/assessment/player';
import { hostCapabilities, landmark } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Link, useNavigate } from '@revisoins/router';
import { Button, LinkButton } from '@revisoins/ui';
import { RotateCcw } from 'lucide-react';
import { isSession, missedItems, quizAddress, type QuizSubject } from '../attempt/quiz-place.ts';
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
  const { score, total, percent, wrong } = scoreQuiz(attempt.questions, attempt.answers);
  const isSessionResult = isSession(subject);
  // After a poor score, and in a session, going over the mistakes comes first.
  const redoesFirst = percentTone(percent) === 'bad' || (isSessionResult && wrong > 0);
  // Replaces the results, as they replaced the quiz: Back always leads to where it was chosen.
  const openQuiz = () =>
    void navigate(quizAddress(subject.id, { ...attempt, asked: total }), { replace: true });
  const redoMissed = <RedoMissed attempt={attempt} variant={redoesFirst ? 'primary' : 'secondary'} />;
  const isHomeFirst = isSessionResult && !redoesFirst;
  // The same questions again teach nothing to who has them all right.
  const goesOn = !isSessionResult && score === total;
  const home = hostCapabilities().accounts ? (
    <LinkButton variant={isHomeFirst ? 'primary' : 'secondary'}>
      <Link to={landmark('home')}>{t('results.dashboard')}</Link>
    </LinkButton>
  ) : null;
  const otherQuizzes = (
    <LinkButton variant={goesOn ? 'primary' : 'secondary'}>
      <Link to="/skills">{t('results.otherQuizzes')}</Link>
    </LinkButton>
  );
  return (
    <div className={styles.actions}>
      {redoesFirst ? redoMissed : null}
      {isHomeFirst ? home : null}
      {goesOn ? otherQuizzes : null}
      {subject === missedItems ? null : (
        <Button
          variant={redoesFirst || isSessionResult || goesOn ? 'secondary' : 'primary'}
          icon={<RotateCcw size={20} aria-hidden="true" />}
          onClick={openQuiz}
        >
          {t(isSessionResult ? 'today.action.done' : 'results.redo')}
        </Button>
      )}
      {redoesFirst ? null : redoMissed}
      {subject === missedItems ? null : (
        <ShareResult
          kind="quiz"
          title={skillTitle(attempt.skillTitle)}
          score={score}
          total={total}
          rate={rateQuiz}
          timeSpent={secondsSpent(attempt)}
        />
      )}
      {isSessionResult || goesOn ? null : otherQuizzes}
      {isHomeFirst ? null : home}
    </div>
  );
}
