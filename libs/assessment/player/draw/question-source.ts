import type { SourceAnswer } from './source-answer.ts';

export interface QuestionRequest {
  readonly skillTitle: string;
  readonly count: number;
  /** Hashes of questions seen within the history window. */
  readonly usedHashes: readonly string[];
}

/** A source of questions. Failures are results; rejects only with the reason of an aborted signal. */
export type QuestionSource = (request: QuestionRequest, signal: AbortSignal) => Promise<SourceAnswer>;
