/** Shown in a frame of a page that may not embed it, before translations are available. */
export function showRefusal(place: Element): void {
  const message = place.ownerDocument.createElement('p');
  message.setAttribute('role', 'alert');
  message.textContent =
    'Cette page n’a pas l’autorisation d’afficher Révisoins. / This page is not allowed to show Révisoins.';
  place.replaceChildren(message);
}
