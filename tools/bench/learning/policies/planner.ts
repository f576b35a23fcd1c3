import { chooseItems, createLearnerModel, type LearnerModel, type StudyItem } from '@revisoins/learning';
import { ITEMS, SKILLS, type CreatePolicy } from '../learner.ts';

const bank: readonly StudyItem[] = Array.from({ length: ITEMS }, (_, item) => ({
  id: String(item),
  skill: item % SKILLS,
  concept: String(item),
}));

/** What learners get: `libs/learning`. */
export const planner: CreatePolicy = ({ days }) => {
  const model = createLearnerModel();
  return {
    observe: (item, day, isCorrect) => model.observe({ item: String(item), day, isCorrect }),
    choose: (day, count) =>
      chooseItems(model, bank, day, count, { startDay: 0, examDay: days }).map(({ id }) => Number(id)),
  };
};

/**
 * The same choice with full knowledge of what the learner recalls, instead of a model.
 *
 * @param trust as in a model: determines when new items come.
 */
export const createOracle =
  (trust: number): CreatePolicy =>
  ({ days, memory }) => {
    const seen = new Set<number>();
    const knowing: Pick<LearnerModel, 'recall' | 'gain' | 'trust' | 'answeredOnce' | 'hasJustAnswered'> = {
      trust,
      answeredOnce: 0,
      // What is forgotten comes back, in its last round too.
      gain: (id, day) => -memory.recall(Number(id), day),
      recall: (id, day) => (seen.has(Number(id)) ? memory.recall(Number(id), day) : null),
      // Sessions are a day apart.
      hasJustAnswered: () => false,
    };
    return {
      observe: (item) => void seen.add(item),
      choose: (day, count) =>
        chooseItems(knowing, bank, day, count, { startDay: 0, examDay: days }).map(({ id }) => Number(id)),
    };
  };
