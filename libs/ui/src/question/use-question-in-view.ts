import { useEffect, useRef } from 'react';

/** Scrolls the next question into view when it is reached from further down the page; never the first one. */
export function useQuestionInView(id: string, position: number): void {
  const shown = useRef(position);
  useEffect(() => {
    if (shown.current === position) return;
    shown.current = position;
    document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id, position]);
}
