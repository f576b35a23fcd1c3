import { deviceStorage } from '@revisoins/host';
import { useState } from 'react';

/** Whether something was dismissed on this device. */
export function isDismissed(key: string): boolean {
  return deviceStorage.get(key) === 'true';
}

/** Stores that something was dismissed; without storage, until the page closes. */
export function rememberDismissal(key: string): void {
  deviceStorage.set(key, 'true');
}

/**
 * Whether something was dismissed, and a function to dismiss it. Stored on the device; without storage, for
 * this page.
 */
export function useDismissal(key: string): [boolean, () => void] {
  const [dismissed, setDismissed] = useState(() => isDismissed(key));
  const dismiss = () => {
    setDismissed(true);
    rememberDismissal(key);
  };
  return [dismissed, dismiss];
}
