import { useEffect, useRef, type RefObject } from 'react';

/** Tells when the pointer or the focus rests on an element, and when neither does any more. */
export function useHold(
  target: RefObject<HTMLElement | null>,
  onChange: ((held: boolean) => void) | undefined,
): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    const element = target.current;
    if (element === null) return;
    const hold = () => latest.current?.(true);
    const release = () => {
      if (!element.matches(':hover, :focus-within')) latest.current?.(false);
    };
    const leaveFocus = () => queueMicrotask(release);
    element.addEventListener('pointerenter', hold);
    element.addEventListener('focusin', hold);
    element.addEventListener('pointerleave', release);
    element.addEventListener('focusout', leaveFocus);
    return () => {
      element.removeEventListener('pointerenter', hold);
      element.removeEventListener('focusin', hold);
      element.removeEventListener('pointerleave', release);
      element.removeEventListener('focusout', leaveFocus);
    };
  }, [target]);
}
