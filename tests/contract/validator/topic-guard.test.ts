import { skills, topicGuard } from '@revisoins/assessment';
import { expect, test } from 'vitest';
import { breaksTopicGuard } from '../../../supabase/functions/_shared/validator/topic-guard.ts';
import { goodItem } from '../generated-item.fixture.ts';
import { validationContext } from './context.fixture.ts';

const stems = [
  'Madame Roy a eu un infarctus du myocarde.',
  'Vous changez un pansement.',
  'Vous mesurez la fréquence cardiaque.',
  'Elle a mal au cœur.',
  'Une plaie suinte.',
];

test.each(stems)('agrees with the guard of the browser in every skill: %s', (stem) => {
  const here = skills.map(({ id, title }) =>
    breaksTopicGuard(goodItem(0, { stem }), validationContext({ skillId: id, skillTitle: title })),
  );
  const there = skills.map(({ title }) => topicGuard({ question: stem }, title) !== null);
  expect(here).toEqual(there);
});
