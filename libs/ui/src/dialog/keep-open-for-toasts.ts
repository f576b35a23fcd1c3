/**
 * A press on a toast over a dialog belongs to the toast: the dialog stays. Takes the event of Radix's layer, which
 * comes after the click; a toast that the click has closed is no longer in the page then.
 */
export function keepOpenForToasts(event: CustomEvent<{ readonly originalEvent: Event }>): void {
  const { target } = event.detail.originalEvent;
  if (!(target instanceof Element)) return;
  if (!target.isConnected || target.closest('[data-toasts]') !== null) event.preventDefault();
}
