import { useEffect, useRef, type ComponentProps } from 'react';
import { isFirstPage } from './is-first-page.ts';

export interface PageHeadingProps extends ComponentProps<'h1'> {
  /** The heading takes focus again when this changes, for example the number of the question. */
  readonly focusKey?: string | number;
  /** Names the browser’s tab where the heading’s own words would not, for example a question. */
  readonly pageTitle?: string;
}

/** Takes focus when its page appears, so that screen readers start there; not on the first page of a visit. */
export function PageHeading({ focusKey, pageTitle, children, ...rest }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The router restores the scroll position; focus must not fight it.
    if (!isFirstPage(focusKey)) heading.current?.focus({ preventScroll: true });
  }, [focusKey]);
  return (
    <h1 ref={heading} tabIndex={-1} data-page-title={pageTitle} {...rest}>
      {children}
    </h1>
  );
}
