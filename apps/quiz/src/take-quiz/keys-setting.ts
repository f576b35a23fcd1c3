import { browserStorage } from '../quiz-draft/browser-storage.ts';

const KEY = 'revisoins-quiz-keys';
const storage = browserStorage('localStorage');

/** Whether single keys choose and go on. On unless the learner turned it off. */
export function areKeysOn(): boolean {
  return storage.get(KEY) !== 'off';
}

export function setKeysOn(isOn: boolean): void {
  storage.set(KEY, isOn ? 'on' : 'off');
}
