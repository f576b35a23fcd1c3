import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { installedFrom, readRemoteSite } from '../inside/remote-site.ts';
import { serveInside } from '../inside/serve-inside.ts';

/** Where the site with the remote in it is: the site of REVISOINS_SITE, or the one of the packages. */
export interface InsideSite {
  inside: string;
}

/**
 * Playwright's `test`, with the build of the remote in this folder inside a real shell: `page.goto` takes
 * addresses of that site.
 */
export const test = base.extend<object, InsideSite>({
  inside: [
    async ({}, use) => {
      const directory = process.cwd();
      const folder = join(directory, 'dist/production');
      if (!existsSync(folder)) throw new Error('There is no build here yet: npm run build');
      const { origin } = await readRemoteSite(process.env.REVISOINS_SITE ?? installedFrom(directory));
      const served = await serveInside({ origin, folder, port: 0 });
      await use(served.url);
      await served.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ inside }, use) => use(inside),
});

export { expect } from '@playwright/test';
