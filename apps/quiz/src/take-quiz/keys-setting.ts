import { deviceStorage as storage } from '@revisoins/host';

const KEY = 'revisoins-quiz-keys';

/** Whether single keys choose and go on. On unless the learner turned it off. */
export function areKeysOn(): boolean {
  return storage.get(KEY) !== 'off';
}

export function setKeysOn(isOn: boolean): void {
  storage.set(KEY, isOn ? 'on' : 'off');
}
