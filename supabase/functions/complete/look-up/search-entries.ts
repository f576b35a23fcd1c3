import * as z from 'zod';
import type { Language } from '../../_shared/language.schema.ts';

const wording = z.object({
  title: z.string(),
  terms: z.array(z.string()),
  short: z.string(),
  more: z.array(z.string()).optional(),
  steps: z.array(z.string()).optional(),
  table: z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) }).optional(),
});

const entry = z.object({
  id: z.string(),
  topic: z.string(),
  kind: z.string(),
  skills: z.array(z.number()),
  reviewed: z.boolean(),
  wording,
  /** Where it has each of the words: title, other names, short answer, the rest; null where it has not. */
  places: z.array(z.enum(['A', 'B', 'C', 'D']).nullable()),
  /** Its names as stems with their weights. */
  names: z.array(
    z.object({
      place: z.enum(['title', 'part', 'term', 'row']),
      number: z.number(),
      stems: z.array(z.object({ stem: z.string(), weight: z.number() })),
    }),
  ),
});

export const searched = z.object({
  words: z.array(
    z.object({
      /** The stem that was searched for; null for a word without content. */
      read: z.string().nullable(),
      isKnown: z.boolean(),
      /** It was read as another word, which it resembles. */
      isCorrected: z.boolean(),
      /** The greater, the fewer entries know it. */
      weight: z.number(),
    }),
  ),
  entries: z.array(entry),
});

export type Searched = z.infer<typeof searched>;
export type FoundEntry = Searched['entries'][number];
export type Wording = FoundEntry['wording'];

/**
 * Finds the entries that have some of these words, at most 20; the first `typed` of them may have slips.
 * Throws a Refusal.
 */
export type Search = (words: readonly string[], typed: number, language: Language) => Promise<Searched>;
