import { parseTiming, type Timing } from '@revisoins/assessment';
import { deviceStorage } from '@revisoins/host';

const storageKey = (learner: string) => `revisoins-quiz-time:${learner}`;

/** The learner's latest choice on this device. */
export function rememberedTiming(learner: string): Timing {
  return parseTiming(deviceStorage.get(storageKey(learner)));
}

export function rememberTiming(learner: string, timing: Timing): void {
  deviceStorage.set(storageKey(learner), timing);
}
