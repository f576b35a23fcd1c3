import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

const FOCUSABLE = 'a[href], button, [tabindex]';

/** Whether the text of a pre-rendered page shows. One that was held back, because it is not for this browser, is removed. */
export function isPrerendered(place: Element): boolean {
  const { dataset } = place.ownerDocument.documentElement;
  const held = dataset.firstPaint !== undefined;
  if (held) place.replaceChildren();
  delete dataset.firstPaint;
  return !held && place.hasChildNodes();
}

/**
 * Puts what React renders in the place of the same page's pre-rendered text, within one frame. Where the visitor was, in
 * the page and with the keyboard, stays. The node must be ready to render in one go.
 */
export function takeOver(place: Element, node: ReactNode): void {
  const { scrollX, scrollY } = window;
  const focused = [...place.querySelectorAll(FOCUSABLE)].indexOf(document.activeElement as Element);
  flushSync(() => createRoot(place).render(node));
  scrollTo(scrollX, scrollY);
  if (focused >= 0) place.querySelectorAll<HTMLElement>(FOCUSABLE)[focused]?.focus({ preventScroll: true });
}
