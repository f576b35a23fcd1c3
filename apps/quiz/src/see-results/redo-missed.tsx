import { missedQuestions, scoreQuiz, type FinishedQuiz } from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';
import { Button } from '@revisoins/ui';
import { Target } from 'lucide-react';
import { beginQuiz } from '../attempt/begin-quiz.ts';
import type { QuizSubject } from '../attempt/quiz-place.ts';

export interface RedoMissedProps {
  readonly attempt: FinishedQuiz;
  readonly subject: QuizSubject;
  readonly variant: 'primary' | 'secondary';
  /** Called with the number of questions when the quiz is on the device. */
  readonly onStarted: (count: number) => void;
}

/** Retakes the missed questions, and says which: mistakes, unanswered questions, or both. */
export function RedoMissed({ attempt, subject, variant, onStarted }: RedoMissedProps) {
  const { t } = useTranslation('quiz');
  const { learner, questions, answers, timing, correction, items } = attempt;
  const { wrong, unanswered } = scoreQuiz(questions, answers);
  const number = wrong + unanswered;
  if (number === 0) return null;
  const redo = () => {
    const missed = missedQuestions(questions, answers);
    const place = { learner, skill: subject, count: missed.length, timing, correction, items };
    beginQuiz(place, missed, 'practice');
    onStarted(missed.length);
  };
  const label = () => {
    if (unanswered === 0) return t('results.redoMissed', { count: wrong });
    return wrong === 0
      ? t('results.redoUnanswered', { count: unanswered })
      : t('results.redoBoth', { number });
  };
  return (
    <Button variant={variant} icon={<Target size={20} aria-hidden="true" />} onClick={redo}>
      {label()}
    </Button>
  );
}
