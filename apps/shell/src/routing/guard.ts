import { permits, sessionReady } from '@revisoins/auth';
import type { Access } from '@revisoins/contracts';
import { replace } from '@revisoins/router';

export const LOGIN = '/login';
export const HOME_OF_SIGNED_IN = '/dashboard';

/** Where a visitor who may not see a page is sent; undefined when they may. Waits for the session to be known. `home` is that of signed-in people. */
export async function elsewhereFor(access: Access, home = HOME_OF_SIGNED_IN): Promise<string | undefined> {
  if (access === 'everyone') return undefined;
  if (permits(access, await sessionReady())) return undefined;
  return access === 'signed-in' ? LOGIN : home;
}

/** A route's guard: runs before its loaders, and replaces the history entry. */
export function guard(access: Access, home?: string) {
  return async (_: unknown, next: () => Promise<unknown>): Promise<void> => {
    const elsewhere = await elsewhereFor(access, home);
    if (elsewhere) throw replace(elsewhere);
    await next();
  };
}
