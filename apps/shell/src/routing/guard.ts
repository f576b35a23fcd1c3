import { sessionReady } from '@revisoins/auth';
import { permits } from '@revisoins/auth/hosting';
import type { Access } from '@revisoins/contracts';
import { wantedPage } from '@revisoins/host';
import { forgetWantedPage, rememberWantedPage } from '@revisoins/host/hosting';
import { replace } from '@revisoins/router';

export const LOGIN = '/login';
export const HOME_OF_SIGNED_IN = '/dashboard';

const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

let left: string | undefined;

/** A learner signs out on this page: whoever signs in next has not asked for it, nor for what was wanted before. */
export function leavePage(address: string): void {
  left = pathOf(address);
  forgetWantedPage();
}

/**
 * Where a visitor who may not see a page is sent; undefined when they may. Waits for the session to be known. Signed-in
 * people go to `home`; without one, to the page that they had to sign in for, or to their own.
 */
export async function redirectFor(access: Access, home?: string): Promise<string | undefined> {
  if (access === 'everyone') return undefined;
  if (permits(access, await sessionReady())) return undefined;
  return access === 'signed-in' ? LOGIN : (home ?? wantedPage()?.path ?? HOME_OF_SIGNED_IN);
}

/** The guard of a page of this site: as `redirectFor`, and remembers a page that one has to sign in for until it opens. */
export async function guardPage(access: Access, address: string): Promise<string | undefined> {
  const target = await redirectFor(access);
  if (access !== 'signed-in') return target;
  const path = pathOf(address);
  if (!target) forgetWantedPage();
  else if (path !== left) rememberWantedPage(path);
  left = undefined;
  return target;
}

/** A route's guard: runs before its loaders, and replaces the history entry. `home` is that of signed-in people where they have none here. */
export function guard(access: Access, home?: string) {
  return async ({ request }: { request: Request }, next: () => Promise<unknown>): Promise<void> => {
    const target =
      home === undefined ? await guardPage(access, request.url) : await redirectFor(access, home);
    if (target) throw replace(target);
    await next();
  };
}
