import { isAnswered, isChecked, mayCheck, mayGoOn, type QuizAttempt } from '@revisoins/assessment';
import { QuestionFooter, QuestionNavigator } from '@revisoins/assessment/player';
import { StepDots } from '@revisoins/ui';
import { useTranslation } from '@revisoins/i18n';
import { useState, type MouseEvent } from 'react';
import type { Quiz } from './quiz.store.ts';

const NAVIGATOR = 'quiz-navigator';

export interface QuizFooterProps {
  readonly quiz: Quiz;
  readonly attempt: QuizAttempt;
  readonly onGoOn: () => void;
  readonly onGoBack: () => void;
}

export function QuizFooter({ quiz, attempt, onGoOn, onGoBack }: QuizFooterProps) {
  const { t } = useTranslation('quiz');
  const { position, answers, correction } = attempt;
  const [isOpen, setOpen] = useState(false);
  const questions = answers.map((answer) => ({ isAnswered: isAnswered(answer) }));
  const goTo = (target: number) => {
    quiz.move({ type: 'go-to', position: target });
    setOpen(false);
  };
  const isAtOnce = correction === 'at-once';
  /** The label of the last button; undefined if it goes on or ends the quiz, as in every attempt. */
  const nextLabel = () => {
    if (!isAtOnce) return undefined;
    if (!isChecked(attempt)) return t('play.check');
    return position === answers.length - 1 ? undefined : t('play.nextQuestion');
  };
  const goOn = ({ detail }: MouseEvent) => {
    // The second click of a double click would turn away the correction that the first one opened.
    if (!isAtOnce || detail < 2) onGoOn();
  };
  return (
    <QuestionFooter
      kind="quiz"
      position={position}
      total={questions.length}
      answered={questions.filter((question) => question.isAnswered).length}
      onPrevious={onGoBack}
      nextLabel={nextLabel()}
      onNext={mayCheck(attempt) || mayGoOn(attempt) ? goOn : undefined}
      opener={{
        controls: NAVIGATOR,
        isOpen,
        onToggle: () => setOpen(!isOpen),
        picture: (
          <StepDots
            count={questions.length}
            current={position}
            isDone={(step) => questions[step]?.isAnswered === true}
          />
        ),
      }}
    >
      {isOpen ? (
        <QuestionNavigator kind="quiz" id={NAVIGATOR} questions={questions} position={position} onGo={goTo} />
      ) : null}
    </QuestionFooter>
  );
}
