import { optionIds } from '@revisoins/assessment';
import * as z from 'zod';

const name = z
  .string()
  .min(1, 'is empty')
  .refine((value) => value === value.trim(), 'has spaces around it');

/** The kind of reader. Only a person's reading shows what people in the field think. */
export const readerKinds = ['model', 'person'] as const;

/** One reading of an item by somebody who saw stem and options, but neither key nor rationale. */
export const reading = z.strictObject({
  id: name,
  version: z.int().min(1),
  /** The reader chose the key. */
  agreed: z.boolean(),
  /**
   * The reader says that another answer is defensible, that a fact is wrong or that the stem is ambiguous.
   */
  contested: z.boolean(),
  date: z.iso.date(),
  reader: name,
  /** Readings of the first weeks have no kind; they were all by language models. */
  readerKind: z.enum(readerKinds).default('model'),
  /** The `readTextHash` of the text that was read: reveals an edit without a new version. */
  text: z.string().regex(/^[0-9a-f]{16}$/),
});

/**
 * `content/readings.json`, oldest first. Entries are added, never changed; the last one of an item and
 * version counts.
 */
export const readings = z.array(reading);

export type Reading = z.infer<typeof reading>;
export type ReaderKind = Reading['readerKind'];

/** The private key of a sheet, by item id. `order` holds the option ids as the sheet shows them. */
export const sheetKey = z.record(
  z.string(),
  z.strictObject({
    version: z.int().min(1),
    order: z.array(z.enum(optionIds)).length(optionIds.length),
    key: z.enum(optionIds),
    text: reading.shape.text,
  }),
);
export type SheetKey = z.infer<typeof sheetKey>;

/** A reader's answers, by item id. */
export const sheetAnswers = z.record(
  z.string(),
  z.strictObject({
    answer: z.enum(['A', 'B', 'C', 'D']),
    verdict: z.enum(['clear', 'contested']),
    note: z.string().default(''),
  }),
);
export type SheetAnswers = z.infer<typeof sheetAnswers>;
