/** Where dialogs go: the place that a host marks for them, where its styles are; without one, the body. */
export function portalPlace(): Element | null {
  return document.querySelector('[data-revisoins-portal]');
}
