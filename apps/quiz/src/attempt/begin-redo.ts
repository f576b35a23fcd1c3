import { missedQuestions, quizModes, type FinishedQuiz, type QuizAttempt } from '@revisoins/assessment';
import { hostCapabilities } from '@revisoins/host';
import { beginQuiz } from './begin-quiz.ts';
import { missedItems, quizAddress, subjectByTitle, type QuizSubject } from './quiz-place.ts';

/**
 * What a retake of missed questions is about: her mistakes, where answers are saved; elsewhere the skill of
 * the quiz. Undefined when that has an unknown title.
 */
export const redoSubject = ({ skillTitle }: QuizAttempt): QuizSubject | undefined =>
  hostCapabilities().accounts ? missedItems : subjectByTitle(skillTitle);

/**
 * Begins a retake of the questions that were missed in a quiz, corrected at once, in the place of one that
 * is under way. Returns its address.
 */
export function beginRedo(
  { learner, questions, answers, items }: FinishedQuiz,
  subject: QuizSubject,
): string {
  const missed = missedQuestions(questions, answers);
  const isSession = subject === missedItems;
  const attempt = beginQuiz(
    {
      learner,
      skill: subject,
      count: missed.length,
      ...quizModes.training,
      items: isSession ? 'mixed' : items,
    },
    missed,
    isSession ? 'scored' : 'practice',
  );
  return quizAddress(subject.id, attempt);
}
