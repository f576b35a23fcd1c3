import * as z from 'zod/mini';
import { bounds, difficulties, optionIds } from './bounds.ts';

const text = z
  .string()
  .check(z.trim(), z.minLength(bounds.questionText[0]), z.maxLength(bounds.questionText[1]));
/** The position of an option. */
export const optionIndex = z.int().check(z.minimum(bounds.optionIndex[0]), z.maximum(bounds.optionIndex[1]));

const four = z.array(text).check(z.length(optionIds.length));

/** A document that supports a question. `checked`: who verified it there; null until a person has. */
export const questionSource = z.object({
  publisher: text,
  document: text,
  section: text,
  checked: z.nullable(z.object({ by: text, on: z.iso.date() })),
});
export type QuestionSource = z.infer<typeof questionSource>;

/** The fields that every kind of question has. */
const identity = {
  id: z.string().check(z.minLength(bounds.itemId[0]), z.maxLength(bounds.itemId[1])),
  version: z.int().check(z.minimum(1)),
  difficulty: z.enum(difficulties),
  reviewStatus: z.enum(['unreviewed', 'reviewed']),
  /** The professional who reviewed it, as shown to learners. */
  reviewer: z.optional(text),
  origin: z.enum(['bank', 'ai', 'fallback']),
  hash: z.string().check(z.minLength(bounds.bankHash[0]), z.maxLength(bounds.bankHash[1])),
  /** The concept that it asks about: a quiz never has two questions on one concept. */
  concept: z.optional(z.string().check(z.minLength(bounds.concept[0]), z.maxLength(bounds.concept[1]))),
};

const cells = z.array(z.string());
/** The data that a question refers to; the bank and the database enforce its bounds. */
export const stemTable = z.object({ caption: z.string(), columns: cells, rows: z.array(cells) });

const choiceWording = z.object({
  question: text,
  table: z.optional(stemTable),
  options: four,
  explanation: text,
  rationales: four,
});

/**
 * A multiple-choice question as `generate-quiz` returns it and as a quiz uses it. The flat text is French;
 * `en` is the same item in English, with its options in the same order. Unknown keys are dropped.
 */
export const question = z.object({
  /** The bank and the function have this kind only, and do not name it. */
  kind: z._default(z.literal('choice'), 'choice'),
  ...identity,
  ...choiceWording.shape,
  correctAnswer: optionIndex,
  sources: z.optional(z.array(questionSource)),
  en: z.optional(choiceWording),
});

export type Question = z.infer<typeof question>;
export type QuestionWording = z.infer<typeof choiceWording>;
export type QuestionOrigin = Question['origin'];

const unit = z.string().check(z.minLength(bounds.unitId[0]), z.maxLength(bounds.unitId[1]));

const numericWording = z.object({
  /** Ends with the rounding of the answer. */
  question: text,
  /**
   * The name of each of `units`, in the same order, with '(s)' where the number decides: see `withPlurals`.
   */
  unitNames: z.array(text).check(z.minLength(2)),
  /** The worked solution, step by step. */
  steps: z.array(text).check(z.minLength(1)),
  /** What is wrong with each of `mistakes`, in the same order. */
  feedback: z.array(text),
});

/**
 * A numeric item as a quiz uses it: one variant of a template, whose answer is a number with its unit. It
 * holds all its texts, so that a quiz that has started no longer needs the template.
 */
export const numericQuestion = z.object({
  kind: z.literal('numeric'),
  ...identity,
  ...numericWording.shape,
  /** Whether it asks for a dose. */
  isDose: z.boolean(),
  /** The template, of that `version`, and the seed: they make the same variant again. */
  template: z.string().check(z.minLength(bounds.templateId[0]), z.maxLength(bounds.templateId[1])),
  seed: z.int().check(z.minimum(bounds.seed[0]), z.maximum(bounds.seed[1])),
  /** The answer, rounded as the question says. */
  value: z.number(),
  /** The answer before it is rounded. */
  exact: z.number(),
  decimals: z.int().check(z.minimum(0), z.maximum(3)),
  unit,
  /** The units to choose from, `unit` among them. */
  units: z.array(unit).check(z.minLength(2)),
  /** Results of usual mistakes, with the unit that they lead to. */
  mistakes: z.array(z.object({ value: z.number(), unit })),
  en: numericWording,
});

export type NumericQuestion = z.infer<typeof numericQuestion>;
export type NumericWording = z.infer<typeof numericWording>;

/** A question of a quiz, of either kind. */
export type QuizQuestion = Question | NumericQuestion;
