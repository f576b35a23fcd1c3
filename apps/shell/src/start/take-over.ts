import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

const FOCUSABLE = 'a[href], button, [tabindex]';

/** Whether the text of a pre-rendered page is shown. A hidden one, which is not for this browser, is removed. */
export function isPrerendered(place: Element): boolean {
  const { dataset } = place.ownerDocument.documentElement;
  const held = dataset.firstPaint !== undefined;
  if (held) place.replaceChildren();
  delete dataset.firstPaint;
  return !held && place.hasChildNodes();
}

/**
 * Replaces the pre-rendered text of a page with what React renders, within one frame. Keeps the scroll
 * position and the focus. The node must render without waiting.
 */
export function takeOver(place: Element, node: ReactNode): void {
  const { scrollX, scrollY } = window;
  const focused = [...place.querySelectorAll(FOCUSABLE)].indexOf(document.activeElement as Element);
  flushSync(() => createRoot(place).render(node));
  scrollTo(scrollX, scrollY);
  if (focused >= 0) place.querySelectorAll<HTMLElement>(FOCUSABLE)[focused]?.focus({ preventScroll: true });
}
