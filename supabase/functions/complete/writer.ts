import type { CompletionRequest } from './completion-request.schema.ts';
import type { Passage } from './find-passages.ts';

/** Writes an answer from at least one passage. */
export interface Writer {
  /** How many passages it uses, the best ones: only these are named as sources. */
  readonly takes: number;
  /** In any number of parts, until `gone` aborts. Fails with a Refusal. */
  write(asked: CompletionRequest, passages: readonly Passage[], gone: AbortSignal): AsyncIterable<string>;
}
