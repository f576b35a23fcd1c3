import type { Page } from '@playwright/test';
import { site } from './support/site.ts';
import { expect, test } from './support/test.ts';

/**
 * Injects something into the page like an attacker; `RAN` is what its code leaves behind. Returns 'ran',
 * 'quiet', or the error's name.
 */
async function put(page: Page, what: 'inline script' | 'html' | 'policy' | { src: string }): Promise<string> {
  return page.evaluate(async (kind) => {
    const code = 'globalThis.revisoinsRan = true';
    const script = document.createElement('script');
    try {
      if (kind === 'html') document.createElement('div').innerHTML = `<img src="x" onerror="${code}">`;
      else if (kind === 'policy')
        (
          globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
        ).trustedTypes.createPolicy('mine', {});
      else if (kind === 'inline script') script.append(code);
      else script.src = kind.src;
    } catch (error) {
      return (error as Error).name;
    }
    const over = new Promise((resolve) => {
      script.addEventListener('load', resolve);
      script.addEventListener('error', resolve);
      // A blocked inline script raises no event.
      setTimeout(resolve, 300);
    });
    document.head.append(script);
    await over;
    return 'revisoinsRan' in globalThis ? 'ran' : 'quiet';
  }, what);
}

test.describe('a page', () => {
  test.use({
    expectedInConsole: /Content Security Policy|Trusted|Integrity-Policy|integrity/i,
    expectedViolations: /script-src|trusted-types|Integrity-Policy/,
  });

  test.beforeEach(async ({ page }) => {
    await page.route('**/planted.js', (route) =>
      route.fulfill({
        body: 'globalThis.revisoinsRan = true',
        contentType: 'text/javascript',
        headers: { 'Access-Control-Allow-Origin': '*' },
      }),
    );
    await page.goto('/about');
    // A public page loads the shell, which decides about scripts, when somebody is about to go on.
    await page.getByRole('banner').getByRole('link').first().focus();
    await expect(page.locator('html[data-first-page]')).toBeAttached();
  });

  for (const [what, outcome, planted] of [
    ['an inline script', 'quiet', 'inline script'],
    ['HTML from text', 'TypeError', 'html'],
    ['a Trusted Types policy of another', 'TypeError', 'policy'],
    ['a script from elsewhere', 'TypeError', { src: 'https://elsewhere.example/planted.js' }],
    [
      'a script in its own address',
      'TypeError',
      { src: 'data:text/javascript,globalThis.revisoinsRan=true' },
    ],
    // The local site lets teams run builds from the remotes' origins; the integrity policy still blocks files
    // without a known hash.
    ['a script beside the versions of a remote', 'quiet', { src: `${site.remotes.quiz}/planted.js` }],
    ['a script of the site without integrity', 'quiet', { src: '/assets/planted.js' }],
  ] as const) {
    test(`takes no ${what.replace(/^an? /, '')}`, async ({ page }) => {
      expect(await put(page, planted)).toBe(outcome);
    });
  }
});

test.describe('a violation', () => {
  test.use({ expectedInConsole: /.*/s });

  test('fails a test, even one that expects errors in the console', async ({ page }) => {
    test.fail();
    await page.goto('/about');
    await put(page, 'policy');
  });
});

test('nobody may frame the shell', async ({ request }) => {
  const headers = (await request.get('/')).headers();
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

for (const path of ['/', '/login', '/embed/quiz', '/icon.svg', '/assets/nothing.js']) {
  test(`${path} answers with the headers of the site`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^(?!.*(unsafe-eval|script-src[^;]*unsafe-inline)).*require-trusted-types-for 'script'/,
      ),
      'integrity-policy': 'blocked-destinations=(script)',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('microphone=(self)'),
    });
  });
}
