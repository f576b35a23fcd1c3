import { deviceStorage } from '@revisoins/host';

const KEY = 'thalia-reads-aloud';

/**
 * Whether the learner wants to hear the replies to typed questions on this device; spoken questions are
 * always answered out loud.
 */
export const readsAloud = (): boolean => deviceStorage.get(KEY) === 'true';

export function setReadsAloud(aloud: boolean): void {
  deviceStorage.set(KEY, String(aloud));
}
