/** The languages of the product; the first is the default and the fallback. */
export const languages = ['fr', 'en'] as const;
/** A language of the product. */
export type Language = (typeof languages)[number];
