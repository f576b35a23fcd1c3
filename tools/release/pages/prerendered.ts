import * as z from 'zod';

const pageSchema = z.strictObject({
  path: z.string().regex(/^(\/[a-z-]*|\*)$/),
  language: z.enum(['fr', 'en']),
  region: z.string(),
  title: z.string(),
  description: z.string(),
  withoutScripts: z.string(),
  pictureAlt: z.string(),
  /** HTML, as signed-out visitors see it. */
  body: z.string(),
  /** The same for signed-in learners, unless they are sent away from it. */
  signedInBody: z.optional(z.string()),
});
export type PublicPage = z.infer<typeof pageSchema>;

/** HTML around the screen of a remote, with `__remote__` and `__screen__` in it. */
const layoutsSchema = z.strictObject({
  /** For learners alone. */
  learner: z.string(),
  /** The home of learners, with a placeholder for announcements. */
  home: z.string(),
  /** For everyone, as learners and as signed-out visitors see it. */
  signedIn: z.string(),
  signedOut: z.string(),
  /** With `layout: 'focus'`. */
  focus: z.string(),
});
export type ShellLayouts = z.infer<typeof layoutsSchema>;

/** What the build of a shell says about its pages. */
const prerenderedSchema = z.strictObject({
  siteName: z.string(),
  /** The position of the shell's own entry in the navigation. */
  ownEntry: z.number(),
  /**
   * Scripts that decide, before the first paint, which parts of the page are shown, and the one of public
   * pages.
   */
  inlined: z.strictObject({ beforePaint: z.string(), afterPage: z.string(), publicPage: z.string() }),
  pages: z.array(pageSchema),
  /** For unknown addresses. */
  notFound: z.array(pageSchema),
  layouts: z.strictObject({ fr: layoutsSchema, en: layoutsSchema }),
});
export type Prerendered = z.infer<typeof prerenderedSchema>;

/** Undefined when the shell pre-renders nothing, as its development build does. */
export function readPrerendered(text: string | undefined): Prerendered | undefined {
  return text === undefined ? undefined : prerenderedSchema.parse(JSON.parse(text));
}

/** The path of a public page: French ones at their path, English ones under /en. */
export function pageAddress(path: string, language: PublicPage['language']): string {
  if (language === 'fr') return path;
  return path === '/' ? '/en' : `/en${path}`;
}

const ADDRESS = /^((?:\/[A-Za-z][A-Za-z0-9-]*)+)(\/:[A-Za-z][A-Za-z0-9-]*)?$/;

/**
 * The file of an address in the shell's folder: the landing page is the index, and a parameter at the end is
 * `_`. Undefined for an address with other parameters, which has no page of its own.
 */
export function pageFile(address: string): string | undefined {
  if (address === '/') return 'index.html';
  const [, folder, parameter] = ADDRESS.exec(address) ?? [];
  return folder === undefined ? undefined : `${folder.slice(1)}${parameter === undefined ? '' : '/_'}.html`;
}
