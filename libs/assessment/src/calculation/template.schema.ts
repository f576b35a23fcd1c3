import * as z from 'zod/mini';
import { bounds, difficulties } from '../bank/bounds.ts';
import { calculationKinds } from '../bank/calculations.ts';
import { unitIds } from './units.ts';

const text = z.string().check(z.minLength(1), z.maxLength(bounds.questionText[1]));
const inBoth = z.strictObject({ fr: text, en: text });
const name = z.string().check(z.regex(/^[a-z]\w*$/, "must look like 'perKg'"));
const concept = z
  .string()
  .check(
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must look like 'dysphagia-posture'"),
    z.maxLength(bounds.concept[1]),
  );
const formula = z.string().check(z.minLength(1), z.maxLength(200));
const unit = z.enum(unitIds);

/** Values in steps, both ends included, or a list of values. */
const range = z.union([
  z.strictObject({ from: z.number(), to: z.number(), step: z.number().check(z.positive()) }),
  z.array(z.number()).check(z.minLength(1)),
]);

const wording = z.strictObject({
  /** With {names} of values; the sentence on rounding is added. */
  stem: text,
  steps: z.array(text).check(z.minLength(1), z.maxLength(8)),
  /** What is wrong with each of `mistakes`. */
  mistakes: z.array(text),
});

/** A numeric item whose numbers vary: a template makes one variant from each seed. */
export const calculationTemplate = z.strictObject({
  /** Never given to another template. */
  id: z.string().check(z.regex(/^calc-[a-z]+(?:-[a-z]+)*-\d{2}$/, "must look like 'calc-tablets-01'")),
  /** Raised by one with each change of the texts or computations. */
  version: z.int().check(z.minimum(bounds.itemVersion[0]), z.maximum(bounds.itemVersion[1])),
  difficulty: z.enum(difficulties),
  /** Numbers of the skills whose quizzes may ask it. */
  skills: z.array(z.int()).check(z.minLength(1)),
  objective: inBoth,
  /** Like the `concept` of an item: a quiz never has both. */
  concept,
  /** Whether a result that is ten times too large would be harmful: the feedback then points it out. */
  isDose: z.boolean(),
  review: z.discriminatedUnion('status', [
    z.strictObject({ status: z.literal('unreviewed'), reviewer: z.null() }),
    z.strictObject({ status: z.literal('reviewed'), reviewer: text }),
  ]),
  /** Values that belong together, such as a medication and the strengths that it comes in: one is picked. */
  cases: z.optional(z.array(z.record(name, z.union([z.number(), inBoth]))).check(z.minLength(1))),
  /** Values that vary independently. */
  parameters: z.optional(z.record(name, range)),
  /** Derived values, in order; each may use the earlier ones. */
  formulas: z.record(name, formula),
  /** The limits of what is plausible at the bedside. A draw outside of them is repeated. */
  limits: z.record(
    name,
    z.strictObject({ min: z.number(), max: z.number(), step: z.optional(z.number().check(z.positive())) }),
  ),
  answer: z.strictObject({
    /** The value that the question asks for. */
    value: name,
    unit,
    decimals: z.int().check(z.minimum(0), z.maximum(3)),
    /** 'exact' where every variant comes out even: then there is nothing to round. */
    rounding: z.enum(['exact', 'nearest']),
    /** The syringe that is drawn up with, in mL; its scale limits the answer. */
    syringe: z.optional(z.literal([1, 3, 5, 10])),
  }),
  units: z.array(unit).check(z.minLength(2), z.maxLength(4)),
  mistakes: z.array(z.strictObject({ formula, unit: z.optional(unit) })),
  fr: wording,
  en: wording,
});

export const calculationFile = z.strictObject({
  calculation: z.enum(calculationKinds),
  templates: z.array(calculationTemplate).check(z.minLength(1)),
});

export type CalculationTemplate = z.infer<typeof calculationTemplate>;
export type CalculationFile = z.infer<typeof calculationFile>;
