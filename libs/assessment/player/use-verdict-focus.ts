import { useEffect, useRef } from 'react';

/**
 * Moves focus to the verdict when the question on screen is checked, so that screen readers say it once; not
 * when the learner comes back to a checked question, whose heading has the focus.
 */
export function useVerdictFocus(verdictId: string, position: number, isChecked: boolean): void {
  const open = useRef<number>(null);
  useEffect(() => {
    if (!isChecked) {
      open.current = position;
    } else if (open.current === position) {
      open.current = null;
      document.getElementById(verdictId)?.focus();
    }
  }, [verdictId, position, isChecked]);
}
