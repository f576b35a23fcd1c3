import { tabStorage } from '@revisoins/contracts';

/** Under which a tab stores the page for which its visitor has to sign in. */
export const WANTED_PAGE_KEY = 'revisoins-wanted-page';

/** For the host: when the page has opened, when a learner signs out, when a visitor starts over. */
export function forgetWantedPage(): void {
  tabStorage.remove(WANTED_PAGE_KEY);
}
