import { DAY_MS, deviceStorage, parseStored } from '@revisoins/contracts';
import * as z from 'zod/mini';

const KEPT_MS = 30 * DAY_MS;
/**
 * How long a claimed trial can be claimed again, for a visitor who registers a second time, for instance
 * after a typing error.
 */
const RECLAIM_MS = 15 * 60 * 1000;

export const TRIAL_KEY = 'revisoins-trial';

/** The options of a question as a trial stores them. */
export const optionIds = ['a', 'b', 'c', 'd'] as const;
export type OptionId = (typeof optionIds)[number];

const trialSchema = z.object({
  /** The id of the attempt that it becomes. */
  id: z.uuid(),
  /** Both in ms since 1970. */
  startedAt: z.number(),
  endedAt: z.number(),
  /** The first choice at each question. */
  answers: z
    .array(
      z.object({
        /** The question's identifier and version in the bank; null for one outside it, of an older shell. */
        item: z.nullable(z.string()),
        version: z.int(),
        choice: z.enum(optionIds),
        correct: z.boolean(),
      }),
    )
    .check(z.minLength(1), z.maxLength(20)),
  /** The account that keeps it, and since when. */
  claim: z.optional(z.object({ learner: z.string(), at: z.number() })),
});

/** What a visitor has answered without an account, on this device. */
export type Trial = z.infer<typeof trialSchema>;
export type TrialAnswer = Trial['answers'][number];

/** The stored trial; null when there is none. A damaged trial, or one older than 30 days, is deleted. */
function storedTrial(): Trial | null {
  const text = deviceStorage.get(TRIAL_KEY);
  if (text === null) return null;
  const { data } = trialSchema.safeParse(parseStored(text));
  if (data && Math.abs(Date.now() - data.endedAt) < KEPT_MS) return data;
  deviceStorage.remove(TRIAL_KEY);
  return null;
}

/** Deletes a trial that is older than 30 days. Hosts call this on every page. */
export const expireTrial = (): void => void storedTrial();

/**
 * Stores a trial for the account that the visitor may create. An earlier trial with more answers is kept
 * instead. False when the device stores nothing: the trial is then lost when the page closes.
 */
export function storeTrial(trial: Trial): boolean {
  const stored = storedTrial();
  if (stored && stored.id !== trial.id && stored.answers.length > trial.answers.length) return true;
  return deviceStorage.set(TRIAL_KEY, JSON.stringify(trial));
}

/** Deletes this trial, but no other. */
export function forgetTrial({ id }: Pick<Trial, 'id'>): void {
  if (storedTrial()?.id === id) deviceStorage.remove(TRIAL_KEY);
}

const isClaimable = ({ claim }: Trial): boolean =>
  claim === undefined || Math.abs(Date.now() - claim.at) < RECLAIM_MS;

/** The trial that a visitor who registers or signs in on this device can keep; null when there is none. */
export function claimableTrial(): Trial | null {
  const trial = storedTrial();
  return trial && isClaimable(trial) ? trial : null;
}

/** Assigns the trial to an account: one just created on this device, or whose learner keeps it. */
export function claimTrial(learner: string): void {
  const trial = claimableTrial();
  if (trial) storeTrial({ ...trial, claim: { learner, at: Date.now() } });
}

/**
 * The trial that this learner claimed on this device, by creating an account or by keeping it. Null for
 * everybody else, such as another learner on a shared device.
 */
export function trialFor({ id }: { readonly id: string }): Trial | null {
  const trial = storedTrial();
  return trial?.claim?.learner === id ? trial : null;
}
