import { useEffect, useEffectEvent, useRef } from 'react';
import { areStacked, closeTopLayer, isInFront, keepFocusInFront } from './modal-layers.ts';

/**
 * A press on a toast over a dialog must not close the dialog. The event of Radix's layer comes after the
 * click, when a toast that the click closed is no longer in the page.
 */
function keepOpenForToasts(event: CustomEvent<{ readonly originalEvent: Event }>): void {
  const { target } = event.detail.originalEvent;
  if (!(target instanceof Element)) return;
  if (!target.isConnected || target.closest('[data-toasts]') !== null) event.preventDefault();
}

/**
 * Props for Radix's content: the dialog comes to the front, reacts only while it is there, and returns focus
 * to where it was.
 */
export function useModalDialog(open: boolean, close: () => void) {
  const content = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  useEffect(() => (open ? keepFocusInFront() : undefined), [open]);
  // Each copy of Radix handles Escape for its own dialog, so the front one must handle it first.
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
    // Radix would return focus only to its own trigger, and our dialogs have none.
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
