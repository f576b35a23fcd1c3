import * as z from 'zod/mini';
import { EMBED_VERSION, embedBounds, embedErrorKinds } from './embed-bounds.ts';
import { languages, type Language } from './languages.ts';

/** The themes that a page can ask an embed for. */
export const embedThemes = ['light', 'dark', 'system'] as const;
/** A theme that a page asks an embed for; `system` is that of the device. */
export type EmbedTheme = (typeof embedThemes)[number];

/** The languages of an embed: those of the product. */
export const embedLanguages = languages;
/** A language of an embed. */
export type EmbedLanguage = Language;

const mark = { revisoins: z.literal(EMBED_VERSION) };
const upTo = (most: number) => z.int().check(z.minimum(0), z.maximum(most));
const questions = upTo(embedBounds.questions);

/** Messages from an embed to the page around it. */
export const frameMessageSchema = z.discriminatedUnion('type', [
  /** The first screen is shown. */
  z.strictObject({ ...mark, type: z.literal('ready') }),
  /** Height of the content, in CSS pixels. */
  z.strictObject({ ...mark, type: z.literal('resize'), height: upTo(embedBounds.height) }),
  z.strictObject({ ...mark, type: z.literal('progress'), answered: questions, total: questions }),
  z.strictObject({
    ...mark,
    type: z.literal('completed'),
    score: questions,
    total: questions,
    percent: upTo(embedBounds.percent),
  }),
  z.strictObject({ ...mark, type: z.literal('error'), kind: z.enum(embedErrorKinds) }),
]);
/** A message from an embed to the page around it. */
export type FrameMessage = z.infer<typeof frameMessageSchema>;

/** Messages from the page to the embed; omitted fields stay unchanged. */
export const pageMessageSchema = z.strictObject({
  ...mark,
  type: z.literal('configure'),
  theme: z.optional(z.enum(embedThemes)),
  lang: z.optional(z.enum(embedLanguages)),
});
/** A message from the page to an embed in it. */
export type PageMessage = z.infer<typeof pageMessageSchema>;
