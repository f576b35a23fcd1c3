/** The last resort, before translations are available: the page was published without the site's data. */
export function showBrokenStart(place: Element): void {
  const message = place.ownerDocument.createElement('p');
  message.setAttribute('role', 'alert');
  delete place.ownerDocument.documentElement.dataset.firstPaint;
  message.textContent =
    'Révisoins n’a pas pu démarrer. Ce que vous avez fait est conservé; réessayez dans quelques minutes. / Révisoins could not start. What you did is kept; please try again in a few minutes.';
  place.replaceChildren(message);
}
