import { tabStorage } from '@revisoins/contracts';

/** The key under which a tab stores the page that its visitor has to sign in for. */
export const REQUESTED_PAGE_KEY = 'revisoins-requested-page';

/** For the host: when the page has opened, when a learner signs out, when a visitor starts over. */
export function forgetRequestedPage(): void {
  tabStorage.remove(REQUESTED_PAGE_KEY);
}
