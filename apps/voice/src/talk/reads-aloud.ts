import { deviceStorage } from '@revisoins/host';

const KEY = 'thalia-reads-aloud';

/** Whether this device's learner wants to hear the replies to what was typed; what was spoken is answered out loud. */
export const readsAloud = (): boolean => deviceStorage.get(KEY) === 'true';

export function setReadsAloud(aloud: boolean): void {
  deviceStorage.set(KEY, String(aloud));
}
