// For tools and servers, as `@revisoins/assessment/bank`: uses the full zod, for its messages. Browsers never
// load it.
import * as z from 'zod';
import { bounds, difficulties, optionIds } from './bounds.ts';
import { bankDomains } from './exam-domains.ts';
import { hashQuestion } from './hash-question.ts';
import { itemMetadata } from './item-metadata.schema.ts';
import type { Question, QuestionOrigin, QuestionWording } from './question.schema.ts';
import { skillById } from './skills.ts';
import { stemText, type StemTable } from './stem-text.ts';
import { authoredTable } from './table.schema.ts';

const [shortest, longest] = bounds.questionText;

/** Text that may be stored: trimmed and not empty. */
const text = z
  .string()
  .min(shortest, 'is empty: write the text')
  .max(longest, `is longer than ${longest} characters: shorten it`)
  .refine((value) => value === value.trim(), 'starts or ends with a space: remove it');

const option = z.strictObject({ text, rationale: text });

const wording = z
  .strictObject({
    stem: text,
    /** Data that the stem refers to: signs over time, lines of a medication record, intake and output. */
    table: z.optional(authoredTable),
    options: z.strictObject({ a: option, b: option, c: option, d: option }),
    explanation: text,
  })
  .refine(({ stem, table }) => stemText(stem, table).length <= longest, {
    path: ['table'],
    error: `makes the stem longer than ${longest} characters: shorten it`,
  });

const review = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('unreviewed'), reviewer: z.null() }),
  z.strictObject({ status: z.literal('reviewed'), reviewer: text }),
]);

export const bankItem = z
  .strictObject({
    /** 'c08-001' in a skill file, '<prefix>-001' in an exam file. Never given to another item. */
    id: z.string().regex(/^[a-z][a-z0-9-]*-\d{3}$/, "must look like 'c08-001'"),
    /** Raised by one with each edit. Earlier attempts keep the version that they were answered in. */
    version: z.int().min(bounds.itemVersion[0]).max(bounds.itemVersion[1]),
    difficulty: z.enum(difficulties),
    /** True when the item is also in the small bank that ships with the browser's code. */
    fallback: z.boolean().optional(),
    objective: z.strictObject({ fr: text, en: text }),
    ...itemMetadata,
    review,
    key: z.enum(optionIds),
    fr: wording,
    en: wording,
  })
  .superRefine(({ fr, en }, { addIssue }) => {
    for (const { part, message } of tableDifferences(fr.table, en.table))
      addIssue({ code: 'custom', path: ['table', part], message });
  });

const items = z.array(bankItem);

export const skillFile = z.strictObject({ skill: z.int().min(1).max(29), items });
export const domainFile = z.strictObject({ domain: text, items });

/** Where and how the tables of the two languages differ in shape; their texts are not compared. */
export function tableDifferences(
  french: Cells | undefined,
  english: Cells | undefined,
): { part: 'columns' | 'rows'; message: string }[] {
  return (['columns', 'rows'] as const).flatMap((part) => {
    const [fr, en] = [french?.[part].length ?? 0, english?.[part].length ?? 0];
    return fr === en ? [] : [{ part, message: `${fr} in French, ${en} in English: make them equal` }];
  });
}

type Cells = Pick<StemTable, 'columns' | 'rows'>;

/** One file of the bank: a skill by its number, or an exam domain by its French title. */
export const bankFile = z.union([skillFile, domainFile]);

export { ageGroups, activities, cognitiveLevels, competencies, settings } from './item-metadata.schema.ts';
export type { ItemBlueprint, ItemSource } from './item-metadata.schema.ts';

export type BankItem = z.infer<typeof bankItem>;
export type BankWording = z.infer<typeof wording>;
export type BankFile = z.infer<typeof bankFile>;

/** The title under which a file's questions are saved, or null for a skill or domain that does not exist. */
export function bankFileTitle(file: BankFile): string | null {
  if ('skill' in file) return skillById(file.skill)?.title ?? null;
  return bankDomains.find((domain) => domain.title === file.domain)?.title ?? null;
}

function flatten({ stem, table, options, explanation }: BankWording): QuestionWording {
  return {
    question: stem,
    ...(table && { table }),
    options: optionIds.map((id) => options[id].text),
    explanation,
    rationales: optionIds.map((id) => options[id].rationale),
  };
}

/** The item as it is sent, with its options in the order a, b, c, d: the client shuffles them. */
export function toQuestion(item: BankItem, skillTitle: string, origin: QuestionOrigin = 'bank'): Question {
  return {
    kind: 'choice',
    id: item.id,
    version: item.version,
    ...flatten(item.fr),
    correctAnswer: optionIds.indexOf(item.key),
    difficulty: item.difficulty,
    reviewStatus: item.review.status,
    ...(item.review.reviewer !== null && { reviewer: item.review.reviewer }),
    origin,
    ...(item.concept !== undefined && { concept: item.concept }),
    ...(item.sources !== undefined && { sources: item.sources }),
    hash: hashQuestion(stemText(item.fr.stem, item.fr.table), skillTitle),
    en: flatten(item.en),
  };
}
