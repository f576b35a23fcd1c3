import { tabStorage } from '@revisoins/contracts';

/** The key under which a tab stores the page that its visitor has to sign in for. */
export const WANTED_PAGE_KEY = 'revisoins-wanted-page';

/** For the host: when the page has opened, when a learner signs out, when a visitor starts over. */
export function forgetWantedPage(): void {
  tabStorage.remove(WANTED_PAGE_KEY);
}
