import { deviceStorage } from '@revisoins/host';
import { useState } from 'react';

type Setting = 'keys' | 'time';

/** A setting of the player that is on until the learner turns it off, remembered on this device. */
function useSetting(kind: string, setting: Setting): readonly [boolean, (isOn: boolean) => void] {
  const key = `revisoins-${kind}-${setting}`;
  const [isOn, setOn] = useState(() => deviceStorage.get(key) !== 'off');
  const change = (next: boolean) => {
    deviceStorage.set(key, next ? 'on' : 'off');
    setOn(next);
  };
  return [isOn, change];
}

/** Whether single keys answer and navigate; stored as `keys`. */
export const useShortcutsSetting = (kind: string) => useSetting(kind, 'keys');

/** Whether the countdown is shown. Some learners do better without it. */
export const useTimeSetting = (kind: string) => useSetting(kind, 'time');
