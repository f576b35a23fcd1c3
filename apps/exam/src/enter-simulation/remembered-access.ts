import { deviceStorage } from '@revisoins/host';

const KEY = 'examSimulationAccess';
const GRANTED = 'granted';

/** Whether this device remembers a correct access code. The server checks for itself when an exam starts. */
export function isAccessRemembered(): boolean {
  return deviceStorage.get(KEY) === GRANTED;
}

export function rememberAccess(isGranted: boolean): void {
  if (isGranted) deviceStorage.set(KEY, GRANTED);
  else deviceStorage.remove(KEY);
}
