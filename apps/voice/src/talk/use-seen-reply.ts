import { useEffect, type RefObject } from 'react';

interface LastReply {
  /** It was not there when the screen opened. */
  readonly isNew: boolean;
  readonly writing: boolean;
}

/** Brings the last turn of a list into view, with the focus that would be lost when it was asked for. */
export function useSeenReply(
  list: RefObject<HTMLElement | null>,
  last: string | undefined,
  { isNew, writing }: LastReply,
): void {
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({
      block: 'start',
      behavior: isNew && !matchMedia('(prefers-reduced-motion: reduce)').matches ? 'smooth' : 'auto',
    });
  }, [list, last, isNew]);
  useEffect(() => {
    const { activeElement } = document;
    // What was pressed to ask is gone or disabled.
    if (writing && (activeElement === document.body || activeElement?.matches(':disabled')))
      list.current?.lastElementChild?.querySelector('article')?.focus({ preventScroll: true });
  }, [list, last, writing]);
}
