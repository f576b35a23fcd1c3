import { within } from '@revisoins/contracts';
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

const voidedVersions = z.array(z.object({ id: z.string(), version: z.int() }));
/** A short timeout: without the list, a question that was taken out leaves the results when they are kept. */
const LONGEST_WAIT_MS = 1500;

/** What was taken out of the bank since this release; nothing when the server does not answer in time. */
async function readVoided(): Promise<z.infer<typeof voidedVersions>> {
  const read = async () => {
    const { callRpc } = await import('@revisoins/backend');
    return voidedVersions.parse(await callRpc('voided_versions'));
  };
  return within(
    LONGEST_WAIT_MS,
    read().catch(() => []),
    () => [],
  );
}

/**
 * The questions that follow the one on the front page: the first of those that the build reads from the bank
 * which were not taken out since. They load once the first one is answered.
 */
export const furtherQuestions = createLazy(async (): Promise<TrialQuestions> => {
  const [{ default: questions }, voided] = await Promise.all([
    import('../../../../content/trial.json'),
    readVoided(),
  ]);
  return trialQuestions
    .parse(questions)
    .filter(({ item, version }) => !voided.some((one) => one.id === item && one.version === version))
    .slice(0, FURTHER_QUESTIONS);
});
