import type { CompletionRequest } from './completion-request.schema.ts';
import type { Passage } from './find-passages.ts';

/** Whoever words an answer from passages, of which there is at least one. */
export interface Writer {
  /** How many passages it makes use of, the best ones: only these are named as sources. */
  readonly takes: number;
  /** In as many pieces as it takes. Fails with a Refusal. */
  write(asked: CompletionRequest, passages: readonly Passage[]): AsyncIterable<string>;
}
