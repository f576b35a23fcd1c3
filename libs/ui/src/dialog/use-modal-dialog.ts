import { useEffect, useEffectEvent, useRef } from 'react';
import { areStacked, closeTopLayer, isInFront, keepFocusInFront } from './modal-layers.ts';

/**
 * A press on a toast over a dialog belongs to the toast: the dialog stays. Takes the event of Radix's layer, which
 * comes after the click; a toast that the click has closed is no longer in the page then.
 */
function keepOpenForToasts(event: CustomEvent<{ readonly originalEvent: Event }>): void {
  const { target } = event.detail.originalEvent;
  if (!(target instanceof Element)) return;
  if (!target.isConnected || target.closest('[data-toasts]') !== null) event.preventDefault();
}

/** Props for Radix's content: the window comes to the front, reacts only while it is there, and gives focus back to what had it. */
export function useModalDialog(open: boolean, close: () => void) {
  const content = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  useEffect(() => (open ? keepFocusInFront() : undefined), [open]);
  // Each copy of Radix takes Escape for its own window: of several, the one in front has to be asked before them.
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !areStacked() || !isInFront(content.current)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    close();
  });
  useEffect(() => {
    if (!open) return;
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, [open]);
  return {
    ref: content,
    onOpenAutoFocus: () => {
      closeTopLayer(); // gives focus back to what opened it
      opener.current = document.activeElement;
    },
    // Radix's own way would give focus to its own trigger only, and our dialogs open without one.
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
    onInteractOutside: (event: CustomEvent<{ readonly originalEvent: Event }>) => {
      if (isInFront(content.current)) keepOpenForToasts(event);
      else event.preventDefault();
    },
  };
}
