import { deviceReading } from '@revisoins/host';
import { countAnswered, type QuestionCount, type Skill, type Timing } from '@revisoins/assessment';
import { askedCount } from './kept-quiz.schema.ts';
import { keptQuiz } from './draft-storage.ts';
import { wakeQuiz } from './wake-quiz.ts';

/** A quiz that was left. */
export interface BegunQuiz {
  readonly skill: Skill;
  readonly count: QuestionCount;
  readonly timing: Timing;
  /** Its time ran out meanwhile: there is a result to see. */
  readonly isOver: boolean;
}

/** The learner's quizzes on these skills that wait on this device; none whose time ran out without an answer. */
export function begunQuizzes(learner: string, skills: readonly Skill[]): BegunQuiz[] {
  return skills.flatMap((skill) => {
    const kept = keptQuiz(learner, skill.id);
    if (!kept) return [];
    const { answers, finished, timing } = wakeQuiz(kept, deviceReading()).draft;
    const isOver = finished !== null;
    const isEmpty = countAnswered(answers) === 0;
    return isOver && isEmpty ? [] : [{ skill, count: askedCount(kept), timing, isOver }];
  });
}
