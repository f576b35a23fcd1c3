import { expect, test } from 'vitest';
import { breaksForbiddenForms } from '../../../supabase/functions/_shared/validator/forbidden-forms.ts';
import { goodItem } from '../generated-item.fixture.ts';

const option = (id: 'a' | 'b', text: string) =>
  goodItem(0, {
    key: 'a',
    options: { ...goodItem(0).options, [id]: { text, rationale: 'Voilà pourquoi.' } },
  });

test.each([
  goodItem(0, { stem: 'Tous ces gestes conviennent SAUF lequel?' }),
  goodItem(0, { stem: 'Ces signes annoncent un choc, sauf un :' }),
  option('b', 'Toutes ces réponses'),
  option('b', 'Aucune de ces réponses'),
  option('b', 'Les options ci-dessus'),
  option('a', 'Toujours laver les mains'),
])('refuses $stem', (item) => {
  expect(breaksForbiddenForms(item)).toBe(true);
});

test.each([
  goodItem(0),
  goodItem(0, { stem: 'Sauf avis contraire, la personne reste à jeun. Que faites-vous?' }),
  option('b', 'Répondre à toutes ses questions'),
  option('b', 'Ne jamais lever les ridelles'),
])('accepts $stem', (item) => {
  expect(breaksForbiddenForms(item)).toBe(false);
});
