import type { CompletionRequest } from './completion-request.schema.ts';
import type { Passage } from './find-passages.ts';

/** Whoever words an answer from passages, of which there is at least one. Rejects with a Refusal. */
export interface Writer {
  write(asked: CompletionRequest, passages: readonly Passage[]): Promise<string>;
}
