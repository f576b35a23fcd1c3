/** The chance of guessing the right answer to an item with four options. */
export const GUESS = 0.25;
