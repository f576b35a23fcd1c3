import { Refusal } from '../_shared/refusal.ts';
import type { QuizSource } from './quiz-source.ts';
import { startDeadline } from './deadline.ts';
import { type GeneratedQuestion, storeItems } from './store-items.ts';
import { writeItems, type WritingOptions } from './write-items.ts';

interface OpenAiOptions extends WritingOptions {
  /** The source of the rest. */
  readonly rest: QuizSource;
}

/** Of the 8 s that the browser waits: the rest is for storing, the bank and the response. */
const WRITING_MS = 6200;

/**
 * New questions that passed every check in time and are stored; the rest of the quiz comes from the other
 * source.
 */
export function openAiSource(options: OpenAiOptions): QuizSource {
  return {
    async draw(request, order) {
      const written = await writtenOrNone();
      const missing = order.questionCount - written.length;
      if (missing === 0) return { questions: written, fresh: written.length };
      const filled = await options.rest.draw(request, { ...order, questionCount: missing });
      return { questions: [...written, ...filled.questions], fresh: written.length + filled.fresh };

      async function writtenOrNone(): Promise<GeneratedQuestion[]> {
        try {
          return await storeItems(
            await writeItems(options, request, order, startDeadline(WRITING_MS)),
            order.skillTitle,
          );
        } catch (error) {
          // The learner gets a quiz all the same: this log entry is for the operator.
          console.error(
            'generate-quiz: nothing was written.',
            error instanceof Refusal ? `${error.message} ${error.kind}` : error,
          );
          return [];
        }
      }
    },
  };
}
