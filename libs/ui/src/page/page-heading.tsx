import { type ComponentProps, useEffect, useRef } from 'react';
import { headingShown } from './after-heading.ts';

/**
 * True until a second page or a second `key` appears in this document. Stored on the document, not in this
 * module: each remote has its own copy of the module.
 */
function isFirstPage(key: string | number | undefined): boolean {
  const { dataset } = document.documentElement;
  const page = `${location.pathname} ${key ?? ''}`;
  dataset.firstPage ??= page;
  if (dataset.firstPage !== page) dataset.firstPage = 'left';
  return dataset.firstPage === page;
}

export interface PageHeadingProps extends ComponentProps<'h1'> {
  /** The heading receives focus again when this changes, for example the number of the question. */
  readonly focusKey?: string | number;
  /** The title of the browser's tab, if not the heading's own text, for example a question. */
  readonly pageTitle?: string;
}

/** An overlay that somebody has opened since the page was requested. */
const OPENED = '[role="menu"], [role="dialog"], [role="alertdialog"], dialog';

/**
 * Receives focus when its page appears, so that screen readers start there. Not on the first page of a visit,
 * and not while a menu or dialog is open: losing focus would close it.
 */
export function PageHeading({ focusKey, pageTitle, children, ...rest }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(headingShown, []);
  useEffect(() => {
    if (document.activeElement?.closest(OPENED)) return;
    // The router restores the scroll position; focusing must not change it.
    if (!isFirstPage(focusKey)) heading.current?.focus({ preventScroll: true });
  }, [focusKey]);
  return (
    <h1 ref={heading} tabIndex={-1} data-page-title={pageTitle} {...rest}>
      {children}
    </h1>
  );
}
