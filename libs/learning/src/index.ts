export { chooseItems, type StudyItem, type StudySpan } from './choose-items.ts';
export { createLearnerModel, type ItemAnswer, type LearnerModel } from './learner-model.ts';
export { GUESS, recallAfter } from './memory.ts';
