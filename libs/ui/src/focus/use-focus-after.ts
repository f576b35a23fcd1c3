import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to `next` when the element that held it has gone; focus that is elsewhere stays there. */
export function useFocusAfter(isThere: boolean, next: RefObject<HTMLElement | null>) {
  const was = useRef(isThere);
  useEffect(() => {
    if (was.current && !isThere && document.activeElement === document.body) next.current?.focus();
    was.current = isThere;
  }, [isThere, next]);
}
