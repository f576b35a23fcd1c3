import * as z from 'zod/mini';
import { EMBED_VERSION, embedBounds, embedErrorKinds } from './embed-bounds.ts';

export const embedThemes = ['light', 'dark', 'system'] as const;
export type EmbedTheme = (typeof embedThemes)[number];

export const embedLanguages = ['fr', 'en'] as const;
export type EmbedLanguage = (typeof embedLanguages)[number];

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
export type FrameMessage = z.infer<typeof frameMessageSchema>;

/** Messages from the page to the embed; omitted fields stay unchanged. */
export const pageMessageSchema = z.strictObject({
  ...mark,
  type: z.literal('configure'),
  theme: z.optional(z.enum(embedThemes)),
  lang: z.optional(z.enum(embedLanguages)),
});
export type PageMessage = z.infer<typeof pageMessageSchema>;
