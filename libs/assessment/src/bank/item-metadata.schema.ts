// The metadata of an item; part of `@revisoins/assessment/bank`, for tools and servers.
import * as z from 'zod';
import { bounds } from './bounds.ts';

/**
 * What the auxiliary nurses' exam assesses, as far as it is public; its last one is the second part,
 * professional conduct.
 */
export const competencies = [
  'systematic-approach',
  'pharmacotherapy',
  'communication',
  'clinical-manifestations',
  'infection-prevention',
  'informing-the-person',
  'methods-of-care',
  'professional-conduct',
] as const;

/**
 * What the auxiliary nurse does, by the activities that are reserved for her or that she is authorised to do.
 */
export const activities = [
  'assessment-contribution',
  'neurological-observation',
  'specimens',
  'invasive-maintenance',
  'instrument-or-finger',
  'artificial-opening',
  'ventilated-tracheostomy',
  'wound-care',
  'medication-preparation',
  'medication-administration',
  'intravenous-therapy',
  'vaccination',
  'none',
] as const;

export const settings = [
  'hospital',
  'emergency',
  'perinatal',
  'mental-health',
  'rehabilitation',
  'long-term-care',
  'palliative-care',
  'clinic',
  'home',
  'community',
  'none',
] as const;

export const ageGroups = ['newborn', 'child', 'adolescent', 'adult', 'older-adult', 'none'] as const;

export const cognitiveLevels = ['knowledge', 'understanding', 'application', 'analysis'] as const;

/**
 * The place of an item in the blueprint of the exam. 'none' means that no activity, setting or age matters.
 */
export const itemBlueprint = z.strictObject({
  competency: z.enum(competencies),
  activity: z.enum(activities),
  setting: z.enum(settings),
  ageGroup: z.enum(ageGroups),
  cognitiveLevel: z.enum(cognitiveLevels),
});

const [shortest, longest] = bounds.questionText;
const name = z
  .string()
  .min(shortest, 'is empty: write it')
  .max(longest, `is longer than ${longest} characters: shorten it`)
  .refine((value) => value === value.trim(), 'starts or ends with a space: remove it');

/** A document that supports an item. */
export const source = z.strictObject({
  publisher: name,
  document: name,
  /** A chapter, a section, an article: where in the document. */
  section: name,
  /** Who verified it there, and when; null until a person has. */
  checked: z.strictObject({ by: name, on: z.iso.date('must look like 2026-01-31') }).nullable(),
});

/**
 * Optional for imported and generated items; `npm run content -- check` requires concept and blueprint in the
 * bank, and `stats` lists the items without sources.
 */
export const itemMetadata = {
  /** The concept: two items share it if a learner who knows one also knows the other. */
  concept: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must look like 'dysphagia-posture'")
    .max(bounds.concept[1], `is longer than ${bounds.concept[1]} characters: shorten it`)
    .optional(),
  blueprint: itemBlueprint.optional(),
  sources: z.array(source).min(1, 'is empty: leave it out').max(10, 'has more than 10 entries').optional(),
  /** The day from which somebody must check whether the item is still correct: for law and medication. */
  recheckBy: z.iso.date('must look like 2026-01-31').optional(),
};

export type ItemBlueprint = z.infer<typeof itemBlueprint>;
export type ItemSource = z.infer<typeof source>;
