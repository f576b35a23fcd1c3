import { useEffect, useRef, type ComponentProps } from 'react';
import { isFirstPage } from './is-first-page.ts';

export interface PageHeadingProps extends ComponentProps<'h1'> {
  /** The heading takes focus again when this changes, for example the number of the question. */
  readonly focusKey?: string | number;
}

/** Takes focus when its page appears, so that screen readers start there; not on the first page of a visit. */
export function PageHeading({ focusKey, children, ...rest }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The router restores the scroll position; focus must not fight it.
    if (!isFirstPage(focusKey)) heading.current?.focus({ preventScroll: true });
  }, [focusKey]);
  return (
    <h1 ref={heading} tabIndex={-1} {...rest}>
      {children}
    </h1>
  );
}
