import * as z from 'zod';

const pageSchema = z.strictObject({
  path: z.string().regex(/^\/[a-z-]*$/),
  language: z.enum(['fr', 'en']),
  region: z.string(),
  title: z.string(),
  description: z.string(),
  withoutScripts: z.string(),
  pictureAlt: z.string(),
  /** HTML. */
  body: z.string(),
});
export type PublicPage = z.infer<typeof pageSchema>;

/** What the build of a shell says about its public pages. */
const prerenderedSchema = z.strictObject({
  siteName: z.string(),
  /** The position of the shell's own entry in the navigation. */
  ownEntry: z.number(),
  /** Scripts that decide, before the first paint, which parts of the page are shown. */
  inlined: z.strictObject({ beforePaint: z.string(), afterPage: z.string() }),
  pages: z.array(pageSchema),
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

/** The file of an address in the shell's folder; the landing page is the index. */
export const pageFile = (address: string) => (address === '/' ? 'index.html' : `${address.slice(1)}.html`);
