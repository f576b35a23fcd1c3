import { parseQuestionCount, type QuestionCount } from '@revisoins/assessment';
import type { KeptQuiz } from './kept-quiz.schema.ts';

/** The number of questions in the address of a kept quiz. */
export function askedCount({ asked, draft }: KeptQuiz): QuestionCount {
  return parseQuestionCount(String(asked ?? draft.questions.length));
}
