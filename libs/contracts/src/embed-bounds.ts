/** The version of the messages between an embed and the page around it; a breaking change raises it. */
export const EMBED_VERSION = 1;

/**
 * Why an embed does not show or work, for the page around it.
 * `unavailable`: it did not load; `refused`: the page is not allowed to embed it; `unreachable`: the site does not answer.
 */
export const embedErrorKinds = ['unavailable', 'refused', 'unreachable'] as const;
export type EmbedErrorKind = (typeof embedErrorKinds)[number];

/** Upper bounds of the numbers in messages, which are whole and not negative. */
export const embedBounds = { height: 20_000, questions: 1000, percent: 100 } as const;
