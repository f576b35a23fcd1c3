import { expect, test } from 'vitest';
import {
  agreedItems,
  blindQuestions,
  secondAnswers,
} from '../../../supabase/functions/_shared/validator/second-answer.ts';
import { goodItem } from '../generated-item.fixture.ts';

const items = [0, 1, 2, 3, 4].map((number) => goodItem(number));
/** Where the right option is shown, question by question. */
const right = blindQuestions(items).map(({ options }, index) => {
  const key = items[index]!.options[items[index]!.key].text;
  return (['a', 'b', 'c', 'd'] as const).find((id) => options[id] === key)!;
});

test('shows stem and options only, all four, none in its own place', () => {
  blindQuestions(items).forEach((shown, index) => {
    const { stem, options, key } = items[index]!;
    expect(Object.keys(shown)).toEqual(['stem', 'options']);
    expect(shown.stem).toBe(stem);
    expect(Object.values(shown.options).sort()).toEqual(
      Object.values(options)
        .map(({ text }) => text)
        .sort(),
    );
    expect(right[index]).not.toBe(key);
  });
});

test('keeps the items whose key was chosen again', () => {
  expect(agreedItems(items, { choices: right })).toEqual(items);
  expect(
    agreedItems(items, { choices: right.map((choice, index) => (index === 2 ? 'unsure' : choice)) }),
  ).toEqual(items.filter((_, index) => index !== 2));
});

test.each([
  ['the keys as they were written', items.map(({ key }) => key)],
  ['unsure', items.map(() => 'unsure' as const)],
  ['nothing', []],
  ['one choice too few', right.slice(1)],
  ['one choice too many', [...right, 'a' as const]],
])('keeps none for %s', (_, choices) => {
  expect(agreedItems(items, { choices: [...choices] })).toEqual([]);
});

test.each([{ choices: ['e'] }, { choices: 'a' }, {}, { choices: [0] }])('refuses the form %j', (answer) => {
  expect(secondAnswers.safeParse(answer).success).toBe(false);
});
