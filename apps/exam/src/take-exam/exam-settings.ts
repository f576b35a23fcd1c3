import { deviceStorage } from '@revisoins/host';

const KEYS = 'revisoins-exam-keys';
const TIME = 'revisoins-exam-time';

/** Whether single keys choose and go on. On unless the learner turned it off. */
export const areKeysOn = () => deviceStorage.get(KEYS) !== 'off';
export const setKeysOn = (isOn: boolean) => deviceStorage.set(KEYS, isOn ? 'on' : 'off');

/** Whether the countdown shows. Some do better without it. */
export const isTimeShown = () => deviceStorage.get(TIME) !== 'hidden';
export const showTime = (isShown: boolean) => deviceStorage.set(TIME, isShown ? 'shown' : 'hidden');
