import { deviceReading } from '@revisoins/host';
import { countAnswered, type QuestionCount, type Skill, type Timing } from '@revisoins/assessment';
import { askedCount } from './stored-quiz.schema.ts';
import { storedQuiz } from './draft-storage.ts';
import { wakeQuiz } from './wake-quiz.ts';

/** A quiz that was left. */
export interface InProgressQuiz {
  readonly skill: Skill;
  readonly count: QuestionCount;
  readonly timing: Timing;
  /** Its time ran out meanwhile: there is a result to see. */
  readonly isOver: boolean;
}

/** The learner's quizzes on these skills that wait on this device; none whose time ran out without an answer. */
export function inProgressQuizzes(learner: string, skills: readonly Skill[]): InProgressQuiz[] {
  return skills.flatMap((skill) => {
    const kept = storedQuiz(learner, skill.id);
    if (!kept) return [];
    const { answers, finished, timing } = wakeQuiz(kept, deviceReading()).draft;
    const isOver = finished !== null;
    const isEmpty = countAnswered(answers) === 0;
    return isOver && isEmpty ? [] : [{ skill, count: askedCount(kept), timing, isOver }];
  });
}
