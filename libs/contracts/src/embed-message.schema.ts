import * as z from 'zod/mini';

/** The version of the messages between an embed and the page around it; a breaking change raises it. */
export const EMBED_VERSION = 1;

/**
 * Why an embed does not show or work, for the page around it.
 * `unavailable`: it did not load; `refused`: the page is not allowed to embed it; `unreachable`: the site does not answer.
 */
export const embedErrorKinds = ['unavailable', 'refused', 'unreachable'] as const;
export type EmbedErrorKind = (typeof embedErrorKinds)[number];

export const embedThemes = ['light', 'dark', 'system'] as const;
export type EmbedTheme = (typeof embedThemes)[number];

export const embedLanguages = ['fr', 'en'] as const;
export type EmbedLanguage = (typeof embedLanguages)[number];

/** Upper bounds of the numbers in messages, which are whole and not negative. */
export const embedBounds = { height: 20_000, questions: 1000, percent: 100 } as const;

const mark = { revisoins: z.literal(EMBED_VERSION) };
const upTo = (most: number) => z.int().check(z.minimum(0), z.maximum(most));
const questions = upTo(embedBounds.questions);

/** What an embed tells the page around it. */
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

/** What the page tells the embed; omitted fields stay unchanged. */
export const pageMessageSchema = z.strictObject({
  ...mark,
  type: z.literal('configure'),
  theme: z.optional(z.enum(embedThemes)),
  lang: z.optional(z.enum(embedLanguages)),
});
export type PageMessage = z.infer<typeof pageMessageSchema>;
