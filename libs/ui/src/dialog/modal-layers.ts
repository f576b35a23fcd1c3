/**
 * Which dialog is in front. Asked of the document, not of a module: the shell and each remote bring their own copy of
 * this library (and of Radix), and windows of several copies can be open at once.
 *
 * The rule: the window that opened last is in front. A modal `<dialog>` of the browser's own, which nothing of ours could
 * cover, closes; other windows stay open behind, and neither react nor take focus until they are in front again.
 */
const LAYER = '[data-modal-layer]';

/** Put this on the element that holds a dialog. */
export const modalLayer = { 'data-modal-layer': '' } as const;

const closestLayer = (part: Element): Element | null => part.closest(LAYER);

/** Whether the dialog that `part` belongs to is in front. */
export function isInFront(part: Element | null): boolean {
  if (part === null) return false;
  return [...document.querySelectorAll(LAYER)].at(-1) === closestLayer(part);
}

/** Whether several dialogs are open, one over another. */
export const areStacked = (): boolean => document.querySelectorAll(LAYER).length > 1;

/** Closes what the browser holds above everything. Its owner hears `close`. */
export function closeTopLayer(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
}

/**
 * Two copies of Radix each pull focus back into their own window. While another window is behind, what happens to focus
 * inside of the front one is kept from those who listen on the document. Returns how to end that.
 */
export function keepFocusInFront(): () => void {
  const page = document.documentElement;
  const keep = (event: FocusEvent) => {
    const to = event.type === 'focusin' ? event.target : event.relatedTarget;
    if (areStacked() && to instanceof Element && isInFront(to)) event.stopPropagation();
  };
  page.addEventListener('focusin', keep);
  page.addEventListener('focusout', keep);
  return () => {
    page.removeEventListener('focusin', keep);
    page.removeEventListener('focusout', keep);
  };
}
