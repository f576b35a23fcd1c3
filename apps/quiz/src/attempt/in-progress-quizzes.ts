import { countAnswered, isFinished, wakeQuiz, type QuizAttempt, type Skill } from '@revisoins/assessment';
import { deviceReading } from '@revisoins/host';
import { storedQuiz } from './stored-quiz.ts';

/** A quiz that was left, as it stands now. One that is finished has a result to see. */
export interface InProgressQuiz {
  readonly skill: Skill;
  readonly quiz: QuizAttempt;
}

/** The learner's quizzes on these skills that wait on this device; none whose time ran out without an answer. */
export function inProgressQuizzes(learner: string, skills: readonly Skill[]): InProgressQuiz[] {
  return skills.flatMap((skill) => {
    const stored = storedQuiz(learner, skill.id);
    if (!stored) return [];
    const quiz = wakeQuiz(stored, deviceReading());
    return isFinished(quiz) && countAnswered(quiz.answers) === 0 ? [] : [{ skill, quiz }];
  });
}
