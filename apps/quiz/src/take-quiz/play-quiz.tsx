import { isChecked, UNANSWERED, type QuizAttempt } from '@revisoins/assessment';
import {
  ClearAnswer,
  Shortcuts,
  QuestionSheet,
  ReportQuestion,
  ReviewNote,
  useAttemptControls,
  useAttemptTime,
  useTimeSetting,
} from '@revisoins/assessment/player';
import { formatClock, useTranslation } from '@revisoins/i18n';
import { Button, Chip, Page } from '@revisoins/ui';
import { CircleStop } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { CorrectedItem } from '../correct-question/corrected-item.tsx';
import { useSkillText } from '../skill/use-skill-text.ts';
import { CalculationSheet } from './calculation-sheet.tsx';
import { CancelQuiz } from './cancel-quiz.tsx';
import { QuizBar } from './quiz-bar.tsx';
import { QuizFooter } from './quiz-footer.tsx';
import { quizQuestions } from './quiz-questions.ts';
import { exitPath, sessionContext, type QuizPlace, type QuizSubject } from '../attempt/quiz-place.ts';
import type { Quiz } from './quiz.store.ts';
import styles from './play-quiz.module.css';

const VERDICT = 'question-verdict';

const shortcutRows = {
  'at-end': ['choose', 'digits', 'clear', 'move', 'turn', 'next', 'help'],
  'at-once': ['choose', 'digits', 'clear', 'move', 'turn', 'check', 'help'],
};

/** A quiz without a deadline counts only the time while its question is visible. */
function usePauseWhenHidden({ rest, wake }: Quiz): void {
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

/**
 * Moves focus to the verdict when the question on screen is checked, so that screen readers read it once; not
 * when the learner returns to a checked question, whose heading has the focus.
 */
function useVerdictFocus(verdictId: string, position: number, isCorrected: boolean): void {
  const open = useRef<number>(null);
  useEffect(() => {
    if (!isCorrected) {
      open.current = position;
    } else if (open.current === position) {
      open.current = null;
      document.getElementById(verdictId)?.focus();
    }
  }, [verdictId, position, isCorrected]);
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
  const { finish, goOn, goBack, clear, shortcuts } = useAttemptControls('quiz', quiz, quizQuestions);
  const { position, questions, answers, purpose } = attempt;
  const question = questions[position];
  const answer = answers[position] ?? UNANSWERED;

  const isCorrected = isChecked(attempt);
  const correction = isCorrected ? (
    <CorrectedItem attempt={attempt} position={position} verdictId={VERDICT} />
  ) : undefined;
  useVerdictFocus(VERDICT, position, isCorrected);

  const choose = (option: number) => quiz.move({ type: 'answer', option });
  usePauseWhenHidden(quiz);

  if (!question) return null;
  return (
    <>
      <QuizBar
        quiz={quiz}
        attempt={attempt}
        title={title}
        subject={place.skill}
        isTimeShown={isTimeShown}
        onTimeShown={showTime}
      />
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
            onGoOn={goOn}
            areShortcutsActive={shortcuts.isActive}
            correction={correction}
          />
        ) : (
          <QuestionSheet
            question={question}
            position={position}
            pageTitle={title}
            chosen={typeof answer === 'number' && answer !== UNANSWERED ? answer : null}
            onChoose={choose}
            areShortcutsActive={shortcuts.isActive}
            correction={correction}
          />
        )}
        <QuizFooter quiz={quiz} attempt={attempt} onGoOn={goOn} onGoBack={goBack} />
        <div className={styles.more}>
          <p className={styles.facts}>
            <span>{number}</span>
            {isTimeShown ? <ElapsedTime quiz={quiz} attempt={attempt} /> : null}
          </p>
          {answer === UNANSWERED || isCorrected ? null : <ClearAnswer kind="quiz" onClear={clear} />}
          <FinishNow subject={place.skill} onFinish={finish} />
          <CancelQuiz quiz={quiz} subject={place.skill} exit={exitPath(place.skill)} />
          {isCorrected ? null : (
            <ReportQuestion kind="quiz" question={question} skillTitle={attempt.skillTitle} />
          )}
          <Shortcuts kind="quiz" rows={shortcutRows[attempt.correction]} {...shortcuts} />
          {isCorrected ? null : <ReviewNote kind="quiz" question={question} className={styles.review} />}
        </div>
      </Page>
    </>
  );
}

interface FinishNowProps {
  readonly subject: QuizSubject;
  readonly onFinish: () => void;
}

const FinishNow = memo(function FinishNow({ subject, onFinish }: FinishNowProps) {
  const { t } = useTranslation('quiz');
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<CircleStop size={18} aria-hidden="true" />}
      onClick={onFinish}
    >
      {t('play.finishNow', sessionContext(subject))}
    </Button>
  );
});

function ElapsedTime({ quiz, attempt }: { quiz: Quiz; attempt: QuizAttempt }) {
  const { t } = useTranslation('quiz');
  return <span>{t('play.elapsed', { time: formatClock(useAttemptTime(quiz, attempt).elapsed) })}</span>;
}
