import { useEffect, useRef, type RefObject } from 'react';

/** Reports when the pointer or the focus enters an element, and when both have left it. */
export function usePause(
  target: RefObject<HTMLElement | null>,
  onChange: ((isPaused: boolean) => void) | undefined,
): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    const element = target.current;
    if (element === null) return;
    const pause = () => latest.current?.(true);
    const resume = () => {
      if (!element.matches(':hover, :focus-within')) latest.current?.(false);
    };
    const leaveFocus = () => queueMicrotask(resume);
    element.addEventListener('pointerenter', pause);
    element.addEventListener('focusin', pause);
    element.addEventListener('pointerleave', resume);
    element.addEventListener('focusout', leaveFocus);
    return () => {
      element.removeEventListener('pointerenter', pause);
      element.removeEventListener('focusin', pause);
      element.removeEventListener('pointerleave', resume);
      element.removeEventListener('focusout', leaveFocus);
    };
  }, [target]);
}
