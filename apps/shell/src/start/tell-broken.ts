/** The last resort, before there is anything to translate with: the page was published without the site's data. */
export function tellBroken(place: Element): void {
  const message = place.ownerDocument.createElement('p');
  message.setAttribute('role', 'alert');
  delete place.ownerDocument.documentElement.dataset.firstPaint;
  message.textContent =
    'Révisoins n’a pas pu démarrer : la configuration du site est absente ou invalide. Réessayez plus tard. / Révisoins could not start: the site’s configuration is missing or invalid. Please try again later.';
  place.replaceChildren(message);
}
