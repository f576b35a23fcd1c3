import { useState } from 'react';

/** Whether something was dismissed on this device. */
export function isDismissed(key: string): boolean {
  try {
    return localStorage.getItem(key) === 'true';
  } catch {
    return false;
  }
}

/** Keeps that something was dismissed, where there is storage. */
export function rememberDismissal(key: string): void {
  try {
    localStorage.setItem(key, 'true');
  } catch {
    // It stays dismissed for this page.
  }
}

/** Whether something was dismissed, and how to dismiss it. Kept on the device; without storage, for this page. */
export function useDismissal(key: string): [boolean, () => void] {
  const [dismissed, setDismissed] = useState(() => isDismissed(key));
  const dismiss = () => {
    setDismissed(true);
    rememberDismissal(key);
  };
  return [dismissed, dismiss];
}
