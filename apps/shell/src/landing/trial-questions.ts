import { createLazy } from '@revisoins/host';
import { optionIds } from '@revisoins/host/hosting';
import * as z from 'zod/mini';

const option = z.object({ text: z.string(), rationale: z.string() });
const wording = z.object({
  skill: z.string(),
  stem: z.string(),
  options: z.object({ a: option, b: option, c: option, d: option }),
  explanation: z.string(),
});
const trialQuestions = z.array(
  z.object({
    item: z.string(),
    version: z.int(),
    key: z.enum(optionIds),
    /** Who reviewed it; null while nobody has. */
    reviewer: z.nullable(z.string()),
    fr: wording,
    en: wording,
  }),
);

export type TrialQuestions = z.infer<typeof trialQuestions>;

/** How many questions follow the first one; the number is shown before they have loaded. */
export const FURTHER_QUESTIONS = 3;

/**
 * The questions that follow the one on the front page. The build reads them from the bank; they load once the
 * first one is answered.
 */
export const furtherQuestions = createLazy(async (): Promise<TrialQuestions> => {
  const { default: questions } = await import('../../../../content/trial.json');
  return trialQuestions.parse(questions);
});
