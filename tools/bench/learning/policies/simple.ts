import { shuffle } from '@revisoins/assessment';
import { ITEMS, type CreatePolicy } from '../learner.ts';

const bank = Array.from({ length: ITEMS }, (_, item) => item);

/** Arbitrary items, as in a quiz on a random skill. */
export const randomDraw: CreatePolicy = ({ random }) => ({
  choose: (_, count) => shuffle(bank, random).slice(0, count),
});

/** The list from its first item to its last, then again. */
export const inOrder: CreatePolicy = () => {
  let next = 0;
  return {
    choose: (_, count) =>
      Array.from({ length: count }, () => {
        const item = next % ITEMS;
        next += 1;
        return item;
      }),
  };
};
