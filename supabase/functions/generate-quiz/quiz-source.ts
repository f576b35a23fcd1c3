import type { DrawnQuiz } from './draw-from-bank.ts';
import type { QuizRequest } from './quiz-request.schema.ts';

/** Wherever questions come from. Rejects with a Refusal; answers fewer questions than wanted when it has no more. */
export interface QuizSource {
  draw(request: Request, wanted: QuizRequest): Promise<DrawnQuiz>;
}
