import { UNANSWERED, type QuizAttempt } from '@revisoins/assessment';
import {
  ClearAnswer,
  Keys,
  QuestionSheet,
  ReportQuestion,
  ReviewNote,
  useAskBeforeLeaving,
  useKeysSetting,
  useTimeSetting,
} from '@revisoins/assessment/player';
import { formatClock, useTranslation } from '@revisoins/i18n';
import { Button, Chip, Page, useQuestionKeys } from '@revisoins/ui';
import { CircleStop } from 'lucide-react';
import { memo, useCallback, useEffect, useState } from 'react';
import { useSkillText } from '../skill/use-skill-text.ts';
import { CalculationSheet } from './calculation-sheet.tsx';
import { CancelQuiz } from './cancel-quiz.tsx';
import { askToLeave, goOn, handIn, hasAnswersAtStake } from './hand-in.ts';
import { QuizBar } from './quiz-bar.tsx';
import { QuizFooter } from './quiz-footer.tsx';
import type { QuizPlace } from '../attempt/quiz-place.ts';
import type { Quiz } from './quiz.store.ts';
import { useQuizClock } from './use-quiz-clock.ts';
import styles from './play-quiz.module.css';

/** A quiz without a deadline counts only the time while its question is visible. */
function useRestOutOfSight({ rest, wake }: Quiz): void {
  useEffect(() => {
    const look = () => (document.visibilityState === 'visible' ? wake() : rest());
    document.addEventListener('visibilitychange', look);
    addEventListener('pagehide', rest);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pagehide', rest);
    };
  }, [rest, wake]);
}

export interface PlayQuizProps {
  readonly quiz: Quiz;
  readonly place: QuizPlace;
  readonly attempt: QuizAttempt;
}

export function PlayQuiz({ quiz, place, attempt }: PlayQuizProps) {
  const { t } = useTranslation('quiz');
  const { title, number } = useSkillText().skillText(place.skill);
  const [isTimeShown, showTime] = useTimeSetting('quiz');
  const [areKeysShown, setKeysShown] = useState(false);
  const [areKeysActive, setKeysActive] = useKeysSetting('quiz');
  const { position, questions, answers, purpose } = attempt;
  const question = questions[position];
  const answer = answers[position] ?? UNANSWERED;

  const choose = (option: number) => quiz.move({ type: 'answer', option });
  const clear = useCallback(() => quiz.move({ type: 'clear' }), [quiz]);

  useAskBeforeLeaving({ isAtStake: () => hasAnswersAtStake(quiz), ask: () => askToLeave(quiz) });
  useRestOutOfSight(quiz);
  useQuestionKeys(areKeysActive, {
    next: () => goOn(quiz),
    // An arrow key never ends a quiz.
    'next-question': () => {
      if (position < questions.length - 1) quiz.move({ type: 'next' });
    },
    'previous-question': () => quiz.move({ type: 'previous' }),
    clear,
    'show-keys': () => setKeysShown(true),
  });

  if (!question) return null;
  return (
    <>
      <QuizBar quiz={quiz} attempt={attempt} title={title} isTimeShown={isTimeShown} onTimeShown={showTime} />
      <Page width="reading" density="tight">
        {purpose === 'practice' ? <Chip tone="info">{t('play.practice')}</Chip> : null}
        {question.kind === 'numeric' ? (
          <CalculationSheet
            key={question.id}
            question={question}
            position={position}
            pageTitle={title}
            answer={typeof answer === 'number' ? null : answer}
            onEnter={(typed, unit) => quiz.move({ type: 'enter', typed, unit })}
            onGoOn={() => goOn(quiz)}
            areKeysActive={areKeysActive}
          />
        ) : (
          <QuestionSheet
            question={question}
            position={position}
            pageTitle={title}
            chosen={typeof answer === 'number' && answer !== UNANSWERED ? answer : null}
            onChoose={choose}
            areKeysActive={areKeysActive}
          />
        )}
        <QuizFooter quiz={quiz} attempt={attempt} />
        <div className={styles.more}>
          <p className={styles.facts}>
            <span>{number}</span>
            {isTimeShown ? <ElapsedTime quiz={quiz} attempt={attempt} /> : null}
          </p>
          {answer === UNANSWERED ? null : <ClearAnswer kind="quiz" onClear={clear} />}
          <FinishNow quiz={quiz} />
          <CancelQuiz quiz={quiz} />
          <ReportQuestion kind="quiz" question={question} skillTitle={attempt.skillTitle} />
          <Keys
            kind="quiz"
            open={areKeysShown}
            onOpenChange={setKeysShown}
            isActive={areKeysActive}
            onActiveChange={setKeysActive}
          />
          <ReviewNote kind="quiz" question={question} className={styles.review} />
        </div>
      </Page>
    </>
  );
}

const FinishNow = memo(function FinishNow({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation('quiz');
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<CircleStop size={18} aria-hidden="true" />}
      onClick={() => void handIn(quiz)}
    >
      {t('play.finishNow')}
    </Button>
  );
});

function ElapsedTime({ quiz, attempt }: { quiz: Quiz; attempt: QuizAttempt }) {
  const { t } = useTranslation('quiz');
  return <span>{t('play.elapsed', { time: formatClock(useQuizClock(quiz, attempt).elapsed) })}</span>;
}
