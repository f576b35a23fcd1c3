import * as z from 'zod/mini';
import { languages } from './languages.ts';

/** A page of the shell that everybody may read, in one language; `*` is the page for unknown addresses. */
const publicPageSchema = z.strictObject({
  path: z.string().check(z.regex(/^(\/[a-z-]*|\*)$/)),
  language: z.enum(languages),
  /** For the document's `lang`. */
  locale: z.string(),
  title: z.string(),
  description: z.string(),
  /** The text for browsers without scripts. */
  withoutScripts: z.string(),
  /** Describes the picture that a shared link shows. */
  pictureAlt: z.string(),
  /**
   * HTML with placeholders, as signed-out visitors see it: two navigation entries stand for those in the
   * registry, and `/__home__` and the like for paths.
   */
  body: z.string(),
  /** The same for signed-in learners; none for a page that they are sent away from. */
  signedInBody: z.optional(z.string()),
});

/**
 * What surrounds the screen of a remote, with placeholders as in the body of a page; `__screen__` of
 * `__remote__` is in it.
 */
const shellLayoutsSchema = z.strictObject({
  /** Around a screen for learners, with the banner over such screens. */
  learner: z.string(),
  /** Around the home of learners, with a placeholder for the announcements of remotes. */
  home: z.string(),
  /** Around a screen for everyone, as learners and as signed-out visitors see it. */
  signedIn: z.string(),
  signedOut: z.string(),
  /** Around a screen with `layout: 'focus'`. */
  focus: z.string(),
});

/** What the build of a shell writes about its pages, and a site composes its pages from. */
export const prerenderedSchema = z.strictObject({
  siteName: z.string(),
  /** The position of the shell's own entry in the navigation. */
  ownEntry: z.number(),
  /**
   * Scripts that decide, before the first paint, which parts of the page are shown, and the script of public
   * pages.
   */
  inlined: z.strictObject({ beforePaint: z.string(), afterPage: z.string(), publicPage: z.string() }),
  pages: z.array(publicPageSchema),
  /** For unknown addresses. */
  notFound: z.array(publicPageSchema),
  layouts: z.strictObject({ fr: shellLayoutsSchema, en: shellLayoutsSchema }),
});

export type PublicPage = z.infer<typeof publicPageSchema>;
export type ShellLayouts = z.infer<typeof shellLayoutsSchema>;
export type Prerendered = z.infer<typeof prerenderedSchema>;
