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

/** What the build of a shell says of its public pages. */
const prerenderedSchema = z.strictObject({
  siteName: z.string(),
  /** The order of the shell's own entry in the navigation. */
  ownEntry: z.number(),
  /** Scripts that decide, before anything is painted, what of the page shows. */
  inlined: z.strictObject({ beforePaint: z.string(), afterPage: z.string() }),
  pages: z.array(pageSchema),
});
export type Prerendered = z.infer<typeof prerenderedSchema>;

/** Undefined when the shell pre-renders nothing, as its build for development does. */
export function readPrerendered(text: string | undefined): Prerendered | undefined {
  return text === undefined ? undefined : prerenderedSchema.parse(JSON.parse(text));
}

/** Where a public page is served: the French ones at their path, the English ones under /en. */
export function pageAddress(path: string, language: PublicPage['language']): string {
  if (language === 'fr') return path;
  return path === '/' ? '/en' : `/en${path}`;
}

/** The file of an address in the shell's folder; the front page is the index. */
export const pageFile = (address: string) => (address === '/' ? 'index.html' : `${address.slice(1)}.html`);
