import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to an element where what held it is gone; a focus elsewhere stays there. */
export function useFocusAfter(isThere: boolean, next: RefObject<HTMLElement | null>) {
  const was = useRef(isThere);
  useEffect(() => {
    if (was.current && !isThere && document.activeElement === document.body) next.current?.focus();
    was.current = isThere;
  }, [isThere, next]);
}
