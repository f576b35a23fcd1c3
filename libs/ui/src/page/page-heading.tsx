import { type ComponentProps, useEffect, useRef } from 'react';

/**
 * True until a second page or a second `key` appears in this document. Kept on the document, not in this module:
 * each remote brings its own copy of the module.
 */
function isFirstPage(key: string | number | undefined): boolean {
  const { dataset } = document.documentElement;
  const page = `${location.pathname} ${key ?? ''}`;
  dataset.firstPage ??= page;
  if (dataset.firstPage !== page) dataset.firstPage = 'left';
  return dataset.firstPage === page;
}

export interface PageHeadingProps extends ComponentProps<'h1'> {
  /** The heading takes focus again when this changes, for example the number of the question. */
  readonly focusKey?: string | number;
  /** Names the browser’s tab where the heading’s own words would not, for example a question. */
  readonly pageTitle?: string;
}

/** What somebody has opened over the page since it was asked for. */
const OPENED = '[role="menu"], [role="dialog"], [role="alertdialog"], dialog';

/**
 * Takes focus when its page appears, so that screen readers start there; not on the first page of a visit, and not from a
 * menu or a window that is open already: taking its focus would close it.
 */
export function PageHeading({ focusKey, pageTitle, children, ...rest }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement?.closest(OPENED)) return;
    // The router restores the scroll position; focus must not fight it.
    if (!isFirstPage(focusKey)) heading.current?.focus({ preventScroll: true });
  }, [focusKey]);
  return (
    <h1 ref={heading} tabIndex={-1} data-page-title={pageTitle} {...rest}>
      {children}
    </h1>
  );
}
