// As `@revisoins/assessment/reference`, for pages, functions and tools. It needs nothing but zod, in its
// small form.
import * as z from 'zod/mini';
import { bounds } from '../bank/bounds.ts';
import { boundedList as list, boundedText as text, hasEvenRows, tableParts } from '../bank/table.schema.ts';

/** The kind of an entry, by which pages group entries. */
export const referenceKinds = [
  'value',
  'definition',
  'technique',
  'rule',
  'abbreviation',
  'precaution',
  'stage',
  'scope',
  'statute',
] as const;

/** Kinds that depend on law: such an entry has a date for its next review. */
export const kindsOfLaw: readonly ReferenceKind[] = ['scope', 'statute'];

const kebab = z
  .string()
  .check(
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must look like 'adult-heart-rate'"),
    z.maxLength(bounds.entryId[1], `is longer than ${bounds.entryId[1]} characters: shorten it`),
  );

const table = z
  .strictObject(tableParts({ columns: [2, 5], rows: [1, 20], cell: [1, 160] }))
  .check(hasEvenRows);

const wording = z.strictObject({
  title: text(2, 90),
  /**
   * Everyday words, synonyms and abbreviations that somebody uses to ask for the entry; the title is not
   * repeated.
   */
  terms: list(text(1, 60), 3, 8),
  /** The answer in a sentence or two that make sense on their own when read aloud. */
  short: text(40, 300),
  /** Paragraphs for those who want to know more. */
  more: z.optional(list(text(40, 400), 1, 6)),
  /** The steps of a technique, in order. */
  steps: z.optional(list(text(3, 300), 2, 20)),
  table: z.optional(table),
});

const name = text(1, 300);

/** One thing to look up, in both languages. */
const referenceEntry = z.strictObject({
  /** Unique over all files. Never changes, and is never given to another entry. */
  id: kebab,
  /** Raised by one with each change of its texts. */
  version: z.int().check(z.minimum(1)),
  kind: z.enum(referenceKinds),
  /** Numbers of the skills that revise it, the closest first. */
  skills: list(z.int(), 1, 6),
  review: z.discriminatedUnion('status', [
    z.strictObject({ status: z.literal('unreviewed'), reviewer: z.null() }),
    z.strictObject({ status: z.literal('reviewed'), reviewer: name }),
  ]),
  /** Documents that support the entry. `checked`: who verified it there; null until a person has. */
  sources: z.optional(
    list(
      z.strictObject({
        publisher: name,
        document: name,
        section: name,
        checked: z.nullable(
          z.strictObject({ by: name, on: z.iso.date({ error: 'must look like 2026-01-31' }) }),
        ),
      }),
      1,
      10,
    ),
  ),
  /**
   * The day from which somebody must check whether the entry is still correct: for law, medication and
   * vaccination.
   */
  recheckBy: z.optional(z.iso.date({ error: 'must look like 2026-01-31' })),
  /** The ids of related entries, of any file. */
  see: z.optional(list(kebab, 1, 8)),
  fr: wording,
  en: wording,
});

/** The entries of one topic: a file of `content/reference`. */
export const referenceFile = z.strictObject({
  topic: kebab,
  title: z.strictObject({ fr: text(2, 90), en: text(2, 90) }),
  entries: z.array(referenceEntry).check(z.minLength(1, 'is empty: write an entry')),
});

type ReferenceKind = (typeof referenceKinds)[number];
export type ReferenceWording = z.infer<typeof wording>;
export type ReferenceEntry = z.infer<typeof referenceEntry>;
export type ReferenceFile = z.infer<typeof referenceFile>;

const shared = referenceEntry.shape;

/** A topic as a page shows it: in one language. */
export const referenceTopic = z.object({
  topic: kebab,
  title: z.string(),
  entries: z.array(
    z.object({
      id: shared.id,
      kind: shared.kind,
      skills: shared.skills,
      review: shared.review,
      sources: shared.sources,
      see: shared.see,
      ...wording.shape,
    }),
  ),
});

export type ReferenceTopic = z.infer<typeof referenceTopic>;
export type TopicEntry = ReferenceTopic['entries'][number];

/** The texts in one language, and the fields that both share. */
export const inLanguage = (
  { topic, title, entries }: ReferenceFile,
  language: 'fr' | 'en',
): ReferenceTopic => ({
  topic,
  title: title[language],
  entries: entries.map(({ id, kind, skills, review, sources, see, [language]: words }) => ({
    id,
    kind,
    skills,
    review,
    ...(sources && { sources }),
    ...(see && { see }),
    ...words,
  })),
});
