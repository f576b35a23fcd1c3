import { parseStored } from '@revisoins/contracts';
import { deviceStorage } from '@revisoins/host';
import * as z from 'zod/mini';
import { turn, type Turn } from './turn.schema.ts';

const MOST = 30;

const key = (learner: string) => `thalia-thread:${learner}`;

/** The learner's conversation on this device; empty if it cannot be read. */
export function readThread(learner: string): readonly Turn[] {
  const stored = z.array(turn).safeParse(parseStored(deviceStorage.get(key(learner))));
  return stored.success ? stored.data : [];
}

/** Stores the last turns on this device, except turns about a danger. */
export function storeThread(learner: string, turns: readonly Turn[]): void {
  const kept = turns.filter(({ help, reply }) => !help && reply !== null).slice(-MOST);
  if (kept.length === 0) deviceStorage.remove(key(learner));
  else deviceStorage.set(key(learner), JSON.stringify(kept));
}
