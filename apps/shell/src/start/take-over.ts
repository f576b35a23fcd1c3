import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { noteTakeOver } from '../public-page/hand-over.ts';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';
const FIELDS = 'input, select, textarea';
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Whether a view of the pre-rendered page is shown. A hidden one, which is not for this browser, is removed.
 */
export function isPrerendered(place: Element): boolean {
  const { dataset } = place.ownerDocument.documentElement;
  const isWithheld = dataset.firstPaint !== undefined;
  if (isWithheld) place.replaceChildren();
  delete dataset.firstPaint;
  return !isWithheld && place.hasChildNodes();
}

const fieldKind = (element: Element) =>
  ['name', 'type'].reduce(
    (kind, attribute) => `${kind} ${element.getAttribute(attribute)}`,
    `${element.tagName} ${element.textContent}`,
  );

/** A function that finds, in what replaces the text, the element that stands for this one. */
function successor(place: Element, before: Element): () => HTMLElement | undefined {
  const kind = fieldKind(before);
  const alike = () =>
    [...place.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => fieldKind(element) === kind);
  const position = alike().indexOf(before as HTMLElement);
  return () => (position < 0 ? undefined : alike()[position]);
}

/** Puts into a field what was typed into its predecessor, as if it were typed now. */
function retype(field: Field, before: Field): void {
  const isChoice = before instanceof HTMLInputElement && ['checkbox', 'radio'].includes(before.type);
  if (isChoice && field instanceof HTMLInputElement) {
    if (field.checked !== before.checked) field.click();
    return;
  }
  if (field.value === before.value) return;
  // React tracks the property that it defines on the element: a change is only noticed if it goes through the
  // prototype's setter.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, before.value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

interface Selection {
  start: number | null;
  end: number | null;
}

/** Null for elements without a selection, such as a field for an e-mail address in some browsers. */
const readSelection = (element: Element | null): Selection =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    ? { start: element.selectionStart, end: element.selectionEnd }
    : { start: null, end: null };

/** Ends entry animations: these parts of the page were already visible. */
function endAnimations(place: Element): void {
  for (const animation of place.getAnimations({ subtree: true }))
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
}

/**
 * Replaces the pre-rendered text of a page with what React renders, within one frame. Keeps the scroll
 * position, what was typed, an open menu and the focus, and presses the answer that was given first and the
 * button that was pressed last. The node must render without waiting.
 */
export function takeOver(place: Element, node: ReactNode): void {
  const { scrollX, scrollY } = window;
  const focused = document.activeElement ?? document.body;
  const selection = readSelection(focused);
  const findFocused = successor(place, focused);
  const typed = [...place.querySelectorAll<Field>(FIELDS)].map((before) => ({
    before,
    find: successor(place, before),
  }));
  const pressed = place.querySelector('[data-pressed]');
  const findPressed = pressed && successor(place, pressed);
  const answer = place.querySelector('[data-answer]');
  const findAnswer = answer && successor(place, answer);
  const isMenu = pressed?.hasAttribute('aria-haspopup') ?? false;
  noteTakeOver(document);
  flushSync(() => createRoot(place).render(node));
  for (const { before, find } of typed) {
    const field = find();
    if (field) flushSync(() => retype(field as Field, before));
  }
  flushSync(() => findAnswer?.()?.click());
  scrollTo(scrollX, scrollY);
  if (isMenu) {
    flushSync(() => findPressed?.()?.click());
    endAnimations(place);
  }
  const now = isMenu && focused === pressed ? undefined : findFocused();
  now?.focus({ preventScroll: true });
  if (selection.start !== null && (now instanceof HTMLInputElement || now instanceof HTMLTextAreaElement))
    now.setSelectionRange(selection.start, selection.end);
  if (!isMenu) findPressed?.()?.click();
}
