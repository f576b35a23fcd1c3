/** The version of the messages between an embed and the page around it; a breaking change raises it. */
export const EMBED_VERSION = 1;

/**
 * Why an embed is not shown or does not work. `unavailable`: it did not load; `refused`: the page may not
 * embed it; `unreachable`: the site does not answer.
 */
export const embedErrorKinds = ['unavailable', 'refused', 'unreachable'] as const;
/** Why an embed shows nothing. */
export type EmbedErrorKind = (typeof embedErrorKinds)[number];

/** Upper bounds of the whole, non-negative numbers in messages. */
export const embedBounds = { height: 20_000, questions: 1000, percent: 100 } as const;
