import { deviceStorage } from '@revisoins/host';

/**
 * Whether Thalia could be spoken to on the last visit, 'true' or 'false': her page is pre-rendered for both.
 */
export const CAN_SPEAK_KEY = 'thalia-can-speak';

export function rememberCanSpeak(can: boolean): void {
  deviceStorage.set(CAN_SPEAK_KEY, String(can));
}
