import type { Browser, Page } from '@playwright/test';
import type { RemoteDeclaration } from '@revisoins/contracts';
import type { CheckName } from './checks.ts';

/** A remote that is checked in the browser, in a site. */
export interface Run {
  browser: Browser;
  /** Where the site with the remote in it is. */
  url: string;
  declaration: RemoteDeclaration;
  /** Origins that the site itself asks. */
  origins: readonly string[];
  /** A page of another remote, which shows what the host itself puts into pages. */
  compared: string;
  /** The source of axe-core. */
  axe: string;
}

/** One of its screens, open in a page. */
export interface Visit extends Run {
  page: Page;
  path: string;
  /** The route, for sentences. */
  where: string;
  /** Whether to make all checks, or only those that concern each screen. */
  isWhole: boolean;
  fail(check: CheckName, sentence: string): void;
  /** The error by which the screen crashed, so that the host shows a page of its own in its place. */
  crash(): string | undefined;
  /** Says that these checks were made, whatever they found. */
  ran(...checks: CheckName[]): void;
}
