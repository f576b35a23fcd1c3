export { planExamParts, type BankItem } from './exam-parts.ts';
export { firstAnswers } from './first-answers.ts';
export { createReadiness, type ExamPart, type FirstAnswer, type Readiness } from './readiness.ts';
export { difficulties, EXPECTED_DIFFICULTY, ITEM_SPREAD, type Difficulty } from './response.ts';
