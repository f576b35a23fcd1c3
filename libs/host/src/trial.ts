import { DAY_MS, deviceStorage, parseStored } from '@revisoins/contracts';
import * as z from 'zod/mini';

const KEPT_MS = 30 * DAY_MS;
/** For how long a visitor who registers a second time, say after a typing error, may still take a trial. */
const RECLAIM_MS = 15 * 60 * 1000;

const KEY = 'revisoins-trial';

/** The options of a question as a trial stores them. */
export const optionIds = ['a', 'b', 'c', 'd'] as const;
export type OptionId = (typeof optionIds)[number];

const trialSchema = z.object({
  /** The attempt that it becomes. */
  id: z.uuid(),
  /** Both in ms since 1970. */
  startedAt: z.number(),
  endedAt: z.number(),
  /** The first choice at each question. */
  answers: z
    .array(
      z.object({
        /** The question's identifier and version in the bank; null for one that is not in it. */
        item: z.nullable(z.string()),
        version: z.int(),
        choice: z.enum(optionIds),
        correct: z.boolean(),
      }),
    )
    .check(z.minLength(1), z.maxLength(20)),
  /** The account that its visitor made on this device, and when. */
  claim: z.optional(z.object({ learner: z.string(), at: z.number() })),
});

/** What a visitor has answered without an account, on this device. */
export type Trial = z.infer<typeof trialSchema>;
export type TrialAnswer = Trial['answers'][number];

/** The stored trial; null when there is none, or it is damaged or older than 30 days, and then it is gone. */
function storedTrial(): Trial | null {
  const text = deviceStorage.get(KEY);
  if (text === null) return null;
  const { data } = trialSchema.safeParse(parseStored(text));
  if (data && Math.abs(Date.now() - data.endedAt) < KEPT_MS) return data;
  deviceStorage.remove(KEY);
  return null;
}

/** Removes a trial that is 30 days old: for hosts, on every page. */
export const expireTrial = (): void => void storedTrial();

/**
 * Keeps a trial for the account that its visitor may make. An earlier one with more answers stays. False when
 * the device keeps nothing: it is then gone with the page.
 */
export function storeTrial(trial: Trial): boolean {
  const stored = storedTrial();
  if (stored && stored.id !== trial.id && stored.answers.length > trial.answers.length) return true;
  return deviceStorage.set(KEY, JSON.stringify(trial));
}

/** Removes this trial; another one stays. */
export function forgetTrial({ id }: Pick<Trial, 'id'>): void {
  if (storedTrial()?.id === id) deviceStorage.remove(KEY);
}

const isClaimable = ({ claim }: Trial): boolean =>
  claim === undefined || Math.abs(Date.now() - claim.at) < RECLAIM_MS;

/** The trial that whoever registers on this device may take along; null when there is none. */
export function claimableTrial(): Trial | null {
  const trial = storedTrial();
  return trial && isClaimable(trial) ? trial : null;
}

/** Gives the trial to the account that was just made on this device. */
export function claimTrial(learner: string): void {
  const trial = claimableTrial();
  if (trial) storeTrial({ ...trial, claim: { learner, at: Date.now() } });
}

/**
 * The trial that becomes the learner's own: claimed when the account was made on this device. Null for
 * everybody else, such as another learner on a shared device.
 */
export function trialFor({ id }: { readonly id: string }): Trial | null {
  const trial = storedTrial();
  return trial?.claim?.learner === id ? trial : null;
}
