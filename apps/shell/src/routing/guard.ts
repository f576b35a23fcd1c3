import { sessionReady } from '@revisoins/auth';
import { permits } from '@revisoins/auth/hosting';
import type { Access } from '@revisoins/contracts';
import { requestedPage } from '@revisoins/host';
import { forgetRequestedPage, rememberRequestedPage } from '@revisoins/host/hosting';
import { replace } from '@revisoins/router';
import { pathTo, type Landmarks } from '../platform/landmarks.ts';

const pathWithSearch = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

let left: string | undefined;

/**
 * A learner signs out on this page: the next one to sign in did not ask for it, nor for the page that was
 * requested before.
 */
export function leavePage(address: string): void {
  left = pathWithSearch(address);
  forgetRequestedPage();
}

/**
 * Where a visitor who may not see a page is redirected; undefined when they may. Waits for the session to be
 * known. Signed-in visitors go to `home`; if undefined, to the page that they had to sign in for, or to their
 * own home.
 */
export async function redirectFor(
  landmarks: Landmarks,
  access: Access,
  home?: string,
): Promise<string | undefined> {
  if (access === 'everyone') return undefined;
  if (permits(access, await sessionReady())) return undefined;
  return access === 'signed-in'
    ? pathTo(landmarks, 'sign-in')
    : (home ?? requestedPage()?.path ?? pathTo(landmarks, 'home'));
}

/**
 * The guard of a page of this site: like `redirectFor`, but remembers a page that needs a sign-in until it
 * opens.
 */
export async function guardPage(
  landmarks: Landmarks,
  access: Access,
  address: string,
): Promise<string | undefined> {
  const target = await redirectFor(landmarks, access);
  if (access !== 'signed-in') return target;
  const path = pathWithSearch(address);
  if (!target) forgetRequestedPage();
  else if (path !== left) rememberRequestedPage(path);
  left = undefined;
  return target;
}

/**
 * A route's guard: runs before its loaders, and replaces the history entry. `home` is where signed-in
 * visitors go if the site has none.
 */
export function guard(landmarks: Landmarks, access: Access, home?: string) {
  return async ({ request }: { request: Request }, next: () => Promise<unknown>): Promise<void> => {
    const target =
      home === undefined
        ? await guardPage(landmarks, access, request.url)
        : await redirectFor(landmarks, access, home);
    // Where no remote has a home or a sign-in, the root is used, and stays.
    if (target && target !== new URL(request.url).pathname) throw replace(target);
    await next();
  };
}
