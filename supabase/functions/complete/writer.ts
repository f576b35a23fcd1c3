import type { CompletionRequest } from './completion-request.schema.ts';
import type { Answer, Written } from './completion.ts';

/** Words an answer. */
export interface Writer {
  /** In any number of parts, until `gone` aborts. Fails with a Refusal. */
  write(asked: CompletionRequest, answer: Answer, gone: AbortSignal): AsyncGenerator<string, Written>;
}

/** The entry's own words. */
export const ownWords: Writer = {
  async *write(_asked, { reply, passages, answering }) {
    yield reply;
    return { cites: passages.slice(0, answering).map((_, at) => at + 1) };
  },
};
