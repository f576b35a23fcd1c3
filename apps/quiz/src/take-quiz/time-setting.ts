import { deviceStorage } from '@revisoins/host';

const KEY = 'revisoins-quiz-clock';

/** Whether the countdown shows. Some do better without it. */
export const isTimeShown = () => deviceStorage.get(KEY) !== 'hidden';
export const showTime = (isShown: boolean) => deviceStorage.set(KEY, isShown ? 'shown' : 'hidden');
