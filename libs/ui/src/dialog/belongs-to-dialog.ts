const WINDOWS = '[role=dialog], [role=alertdialog], [role=menu]';
const MODAL = '[data-modal-layer], dialog[open]';

/**
 * Whether a key press is for a dialog or a menu: pressed inside one, or anywhere while a modal one is open.
 */
export function belongsToDialog(target: EventTarget | null): boolean {
  if (target instanceof Element && target.closest(WINDOWS) !== null) return true;
  return document.querySelector(MODAL) !== null;
}
