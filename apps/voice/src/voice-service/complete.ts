import * as z from 'zod/mini';
import type { Language } from '@revisoins/i18n';
import { ask } from './ask.ts';
import type { Outcome } from './voice-failure.ts';

const source = z.object({ id: z.string(), title: z.string(), reviewed: z.boolean() });
const answer = z.object({
  reply: z.nullish(z.string()),
  help: z.optional(z.boolean()),
  sources: z.optional(z.array(source)),
  questions: z.optional(z.array(z.string())),
});
const part = z.object({ text: z.string(), help: z.optional(z.boolean()) });
const TIMEOUT_MS = 30_000;

export type Source = z.infer<typeof source>;
export interface Reply {
  /** Empty when the service had nothing to say. */
  readonly text: string;
  /** It contains help against danger. */
  readonly help: boolean;
  readonly sources: readonly Source[];
  /** Similar questions, where the bank does not answer this one. */
  readonly questions: readonly string[];
}

export interface Question {
  readonly text: string;
  readonly language: Language;
  readonly systemPrompt?: string;
}

export interface CompleteOptions {
  readonly signal?: AbortSignal;
  /** Receives the reply's text in parts, as the service writes it; no parts where it answers at once. */
  readonly onText?: (text: string, help: boolean) => void;
}

/** Longest question that the service accepts, in characters. */
export const QUESTION_MAX = 2000;

export function complete(
  question: Question,
  { signal, onText }: CompleteOptions = {},
): Promise<Outcome<Reply>> {
  const onPart =
    onText &&
    ((data: unknown) => {
      const { text, help } = part.parse(data);
      onText(text, help === true);
    });
  return ask(
    'complete',
    { body: question, timeoutMs: TIMEOUT_MS, ...(signal && { signal }), ...(onPart && { onPart }) },
    (data) => {
      const { reply, help, sources, questions } = answer.parse(data);
      return {
        text: (reply ?? '').trim(),
        help: help === true,
        sources: sources ?? [],
        questions: questions ?? [],
      };
    },
    'reply',
  );
}
