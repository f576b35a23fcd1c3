export { chooseItems, newItems, type StudyItem, type StudySpan } from './choose-items.ts';
export { GUESS } from './guess.ts';
export { createLearnerModel, type LearnerModel } from './learner-model.ts';
