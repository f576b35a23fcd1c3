export { type AnswerCount, learnerStrength, type OptionId, optionIds } from './item-answers.ts';
export { assessItem, FEWEST_ANSWERS, type ItemFlag, type ItemHealth } from './item-health.ts';
