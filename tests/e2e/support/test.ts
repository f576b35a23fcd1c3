import { test as base } from '@playwright/test';
import { newLearner, type Learner } from './learner.ts';

interface Fixtures {
  /** Console messages that a test expects; any other error or warning fails it. */
  expectedInConsole: RegExp;
  /**
   * Violations of the security policy that a test provokes; any other fails it, whatever it expects in the
   * console.
   */
  expectedViolations: RegExp;
  quietConsole: void;
  obeyedPolicy: void;
  learner: Learner;
}

const VIOLATED = 'Security policy violated:';

/** A test whose pages may cause no error, no warning and no security violation in the console. */
export const test = base.extend<Fixtures>({
  expectedInConsole: async ({}, use) => use(/^(?!)/),
  expectedViolations: async ({}, use) => use(/^(?!)/),
  quietConsole: [
    async ({ page, expectedInConsole }, use) => {
      const heard: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) heard.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`));
      await use();
      // What a test answers in place of the server may still be asked for as the page closes.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      const unexpected = heard.filter((line) => !expectedInConsole.test(line) && !line.includes(VIOLATED));
      if (unexpected.length > 0) throw new Error(`The console is not quiet:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
  obeyedPolicy: [
    async ({ context, expectedViolations }, use) => {
      const violations: string[] = [];
      // In every page and frame of the test.
      await context.addInitScript((prefix) => {
        document.addEventListener(
          'securitypolicyviolation',
          ({ effectiveDirective, blockedURI, sourceFile }) => {
            console.error(`${prefix} ${effectiveDirective} ${blockedURI} ${sourceFile}`);
          },
        );
      }, VIOLATED);
      context.on('console', (message) => {
        const text = message.text();
        // The integrity policy reports in the console only.
        if (text.startsWith(VIOLATED) || /Integrity-Policy/.test(text)) violations.push(text);
      });
      await use();
      // A violation is reported a moment later.
      await Promise.all(context.pages().map((page) => page.evaluate(() => true).catch(() => false)));
      const unexpected = violations.filter((line) => !expectedViolations.test(line));
      if (unexpected.length > 0)
        throw new Error(`The security policy is violated:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
  learner: async ({}, use) => use(await newLearner()),
});

export { expect } from '@playwright/test';
