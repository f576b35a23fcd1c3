import { useState } from 'react';

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) === 'true';
  } catch {
    return false;
  }
}

/** Whether something was dismissed, and how to dismiss it. Kept on the device; without storage, for this page. */
export function useDismissal(key: string): [boolean, () => void] {
  const [dismissed, setDismissed] = useState(() => read(key));
  const dismiss = () => {
    setDismissed(true);
    try {
      localStorage.setItem(key, 'true');
    } catch {
      // It stays dismissed for this page.
    }
  };
  return [dismissed, dismiss];
}
