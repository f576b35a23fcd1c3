/** The chance of a right answer to an item of four options by somebody who does not know it. */
export const GUESS = 0.25;
