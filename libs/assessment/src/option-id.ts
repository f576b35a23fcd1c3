/** Identity of an option inside its item; its place on the screen is another matter. */
export const optionIds = ['a', 'b', 'c', 'd'] as const;
export type OptionId = (typeof optionIds)[number];
