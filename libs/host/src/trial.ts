import { deviceStorage, parseStored } from '@revisoins/contracts';
import * as z from 'zod/mini';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_MS = 30 * DAY_MS;
/** How far the clocks of a device and of the server may differ. */
const CLOCKS_DIFFER_MS = 60 * 60 * 1000;

const KEY = 'revisoins-trial';

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
        choice: z.enum(['a', 'b', 'c', 'd']),
        correct: z.boolean(),
      }),
    )
    .check(z.minLength(1), z.maxLength(20)),
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

/** Keeps a trial for the account that its visitor may make. An earlier one with more answers stays. */
export function storeTrial(trial: Trial): void {
  const stored = storedTrial();
  if (stored && stored.id !== trial.id && stored.answers.length > trial.answers.length) return;
  deviceStorage.set(KEY, JSON.stringify(trial));
}

/** Removes this trial; another one stays. */
export function forgetTrial({ id }: Pick<Trial, 'id'>): void {
  if (storedTrial()?.id === id) deviceStorage.remove(KEY);
}

/**
 * The trial that becomes the account's own: its visitor made the account afterwards. Null for everybody who
 * had one already, such as another learner on a shared device.
 */
export function trialFor({ created_at }: { readonly created_at?: string | null | undefined }): Trial | null {
  const made = Date.parse(created_at ?? '');
  const trial = Number.isNaN(made) ? null : storedTrial();
  return trial && made > trial.startedAt - CLOCKS_DIFFER_MS ? trial : null;
}
