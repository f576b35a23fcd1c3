import { isAbandoned, isFinished, wakeQuiz, type QuizAttempt, type Skill } from '@revisoins/assessment';
import { deviceReading } from '@revisoins/host';
import { storedQuiz } from './stored-quiz.ts';

/**
 * The learner's unfinished quiz on a skill on this device, with its clock running; null when there is none.
 */
export function quizInProgress(learner: string, skill: Skill['id']): QuizAttempt | null {
  const stored = storedQuiz(learner, skill);
  const quiz = stored && wakeQuiz(stored, deviceReading());
  return quiz && !isFinished(quiz) ? quiz : null;
}

/** An unfinished quiz as it is now. A finished one has a result to show. */
export interface InProgressQuiz {
  readonly skill: Skill;
  readonly quiz: QuizAttempt;
}

/** The learner's quizzes on these skills on this device, without the abandoned ones. */
export function inProgressQuizzes(learner: string, skills: readonly Skill[]): InProgressQuiz[] {
  return skills.flatMap((skill) => {
    const stored = storedQuiz(learner, skill.id);
    const reading = deviceReading();
    return !stored || isAbandoned(stored, reading) ? [] : [{ skill, quiz: wakeQuiz(stored, reading) }];
  });
}
