/**
 * Where dialogs are rendered: in the element that a host marks for them, which has its styles; otherwise in
 * the body.
 */
export function portalPlace(): Element | null {
  return document.querySelector('[data-revisoins-portal]');
}
