import { parseStored } from '@revisoins/contracts';
import { deviceStorage } from '@revisoins/host';
import * as z from 'zod/mini';
import { places, preferredPlaces, type Place } from './place.ts';

const choices = z.object({
  preferred: z._default(z.enum(preferredPlaces), 'first'),
  /** Where the learner has agreed that sound may go. */
  agreed: z._default(z.array(z.enum(places)), []),
  /** What failed here: not offered again until the learner asks for it in the settings. */
  failed: z._default(z.array(z.enum(places)), []),
  /** The microphone opens while she speaks, so that a word stops her. */
  interrupts: z._default(z.boolean(), false),
});

/** What a learner has decided about being heard, on this device. */
export type HearingChoices = z.infer<typeof choices>;

const key = (learner: string) => `thalia-hearing:${learner}`;

/** The stored choices; without any, nothing is agreed to. */
export function readChoices(learner: string): HearingChoices {
  const stored = choices.safeParse(parseStored(deviceStorage.get(key(learner))) ?? {});
  return stored.success ? stored.data : choices.parse({});
}

export function storeChoices(learner: string, change: Partial<HearingChoices>): HearingChoices {
  const kept = { ...readChoices(learner), ...change };
  deviceStorage.set(key(learner), JSON.stringify(kept));
  return kept;
}

export const withPlace = (list: readonly Place[], place: Place): Place[] => [...new Set([...list, place])];
