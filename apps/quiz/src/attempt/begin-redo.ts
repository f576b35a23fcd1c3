import { missedQuestions, quizModes, type FinishedQuiz, type QuizAttempt } from '@revisoins/assessment';
import { hostCapabilities } from '@revisoins/host';
import { beginQuiz } from './begin-quiz.ts';
import { missedItems, quizAddress, subjectByTitle, type QuizSubject } from './quiz-place.ts';

/**
 * The subject of a retake of missed questions: her mistakes if answers are saved, else the skill of the quiz.
 * Undefined for an unknown title.
 */
export const redoSubject = ({ skillTitle }: QuizAttempt): QuizSubject | undefined =>
  hostCapabilities().accounts ? missedItems : subjectByTitle(skillTitle);

/**
 * Begins a retake of the questions that were missed in a quiz, with each answer corrected at once. It
 * replaces a retake that is under way. Returns its address.
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
