import type { DrawnQuiz } from './draw-from-bank.ts';
import type { QuizRequest } from './quiz-request.schema.ts';

/**
 * A source of questions. Rejects with a Refusal; returns fewer questions than requested when it has no more.
 */
export interface QuizSource {
  draw(request: Request, order: QuizRequest): Promise<DrawnQuiz>;
}
