import * as z from 'zod/mini';
import type { Language } from '@revisoins/i18n';
import { ask } from './ask.ts';
import type { toVoice } from './synthesize.ts';
import type { Outcome } from './voice-failure.ts';

export const source = z.object({
  id: z.string(),
  topic: z.string(),
  title: z.string(),
  reviewed: z.boolean(),
  skills: z.array(z.number()),
});
/** An entry that may have been meant, and what it says that comes closest to the question. */
export const choice = z.object({ id: z.string(), title: z.string(), passage: z.optional(z.string()) });
/** The rest of the entry, beyond the reply. */
export const more = z.object({
  paragraphs: z.array(z.string()),
  steps: z.array(z.string()),
  table: z.optional(z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) })),
});
const answer = z.object({
  reply: z.nullish(z.string()),
  help: z.optional(z.boolean()),
  more: z.optional(more),
  sources: z.optional(z.array(source)),
  choices: z.optional(z.array(choice)),
  subject: z.optional(z.string()),
});
/** `spoken`: the sound of the reply's beginning follows, or the word that there is none. */
const textPart = z.object({
  text: z.string(),
  help: z.optional(z.boolean()),
  spoken: z.optional(z.boolean()),
});
const soundPart = z.object({
  sound: z.nullable(z.object({ words: z.string(), type: z.string(), base64: z.string() })),
});
const part = z.union([textPart, soundPart]);
const TIMEOUT_MS = 30_000;

export type Source = z.infer<typeof source>;
export type Choice = z.infer<typeof choice>;
export type More = z.infer<typeof more>;
export interface Reply {
  /** Empty when the service had nothing to say. */
  readonly text: string;
  /** It contains help against danger. */
  readonly help: boolean;
  readonly sources: Source[];
  /** What may have been meant, where no entry answers for certain. */
  readonly choices: Choice[];
  readonly more?: More;
  /** The subject of the question, for the next one. */
  readonly subject: string;
}

export interface Question {
  readonly text: string;
  readonly language: Language;
  readonly systemPrompt?: string;
  /** The subject of the question before, and the entry that answered it. */
  readonly previous?: string;
  readonly entry?: string;
  /** Asks for the sound of the reply's beginning, in this voice. */
  readonly voice?: ReturnType<typeof toVoice>;
}

/** A sound that is here as bytes, and begins at once where the browser can do that. */
export interface SoundBytes {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

/** The beginning of a reply that came with it as sound. */
export interface SentSound extends SoundBytes {
  readonly words: string;
}

export interface CompleteOptions {
  readonly signal?: AbortSignal;
  /** Receives the reply's text in parts, as the service writes it; no parts where it answers at once. */
  readonly onText?: (part: z.infer<typeof textPart>) => void;
  /** Receives the sound that a part of the text announced; undefined when it could not be made. */
  readonly onSound?: (sound: SentSound | undefined) => void;
}

/** With a plain loop: a sound has some 60,000 bytes, and its first word waits for this. */
function toSound({ words, type, base64 }: { words: string; type: string; base64: string }): SentSound {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
  return { words, type, bytes };
}

export function complete(
  question: Question,
  { signal, onText, onSound }: CompleteOptions = {},
): Promise<Outcome<Reply>> {
  const onPart =
    onText &&
    ((data: unknown) => {
      const parsed = part.parse(data);
      if ('text' in parsed) onText(parsed);
      else onSound?.(parsed.sound ? toSound(parsed.sound) : undefined);
    });
  return ask(
    'complete',
    { body: question, timeoutMs: TIMEOUT_MS, ...(signal && { signal }), ...(onPart && { onPart }) },
    (data) => {
      const parsed = answer.parse(data);
      return {
        text: (parsed.reply ?? '').trim(),
        help: parsed.help === true,
        sources: parsed.sources ?? [],
        choices: parsed.choices ?? [],
        subject: parsed.subject ?? '',
        ...(parsed.more && { more: parsed.more }),
      };
    },
    'reply',
  );
}

/**
 * Makes the site load what the first question would otherwise wait for. Never rejects: on failure, the first
 * question waits.
 */
export async function prepareReply(language: Language): Promise<void> {
  const body = { prepare: true, language };
  await ask('complete', { body, timeoutMs: TIMEOUT_MS }, () => undefined, 'reply');
}
