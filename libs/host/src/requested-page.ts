import * as z from 'zod/mini';
import { parseStored, tabStorage } from '@revisoins/contracts';
import { REQUESTED_PAGE_KEY } from './forget-requested-page.ts';
import { isPagePath } from './is-page-path.ts';

/** A name in each language. */
export type PageName = Readonly<Record<'fr' | 'en', string>>;

export interface RequestedPage {
  readonly path: string;
  /** Its name in the navigation, or the name of its remote. */
  readonly name: PageName | undefined;
}

/** After this time, a visitor who signs in is no longer sent to that page. */
const LONGEST_MS = 30 * 60 * 1000;

const requestedSchema = z.object({ path: z.string().check(z.refine(isPagePath)), at: z.number() });

let findPageName: (path: string) => PageName | undefined = () => undefined;

/** The page for which a visitor has to sign in, in this tab; null when there is none. */
export function requestedPage(): RequestedPage | null {
  const { data } = requestedSchema.safeParse(parseStored(tabStorage.get(REQUESTED_PAGE_KEY)));
  if (!data || Math.abs(Date.now() - data.at) > LONGEST_MS) return null;
  return { path: data.path, name: findPageName(data.path) };
}

/**
 * For the host's guard, when it sends a visitor to sign in. Ignores a path that is not a page of this site.
 */
export function rememberRequestedPage(path: string): void {
  if (isPagePath(path)) tabStorage.set(REQUESTED_PAGE_KEY, JSON.stringify({ path, at: Date.now() }));
}

/** For the host, which knows the names of its pages. */
export function namePagesBy(name: typeof findPageName): void {
  findPageName = name;
}
