export { planExamParts, type AnnouncedPart, type BankItem, type PlannedPart } from './exam-parts.ts';
export { firstAnswers, type StoredAnswer } from './first-answers.ts';
export {
  createReadiness,
  type CompetencyShare,
  type ExamPart,
  type FirstAnswer,
  type Readiness,
} from './readiness.ts';
export { difficulties, EXPECTED_DIFFICULTY, ITEM_SPREAD, rightGiven, type Difficulty } from './response.ts';
