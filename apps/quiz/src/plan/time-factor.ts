import type { QuizMode } from '@revisoins/assessment';
import { deviceStorage, hostCapabilities } from '@revisoins/host';

const storageKey = (learner: string) => `revisoins-time-factor:${learner}`;

/**
 * The factor that multiplies the time of a learner's quiz, from her plan; without a connection, the last
 * value known to this device. Never rejects.
 */
export async function readTimeFactor({
  learner,
  timing,
}: Pick<QuizMode, 'timing'> & { readonly learner: string }): Promise<number> {
  if (timing === 'untimed' || !hostCapabilities().accounts) return 1;
  try {
    const { readStudyPlan } = await import('./study-plan.ts');
    const factor = (await readStudyPlan(learner))?.timeFactor ?? 1;
    deviceStorage.set(storageKey(learner), String(factor));
    return factor;
  } catch {
    // Damaged storage gives the usual time.
    return [1.25, 1.5, 2].find((factor) => String(factor) === deviceStorage.get(storageKey(learner))) ?? 1;
  }
}
