import { expect, test } from 'vitest';
import { breaksPlainText } from '../../../supabase/functions/_shared/validator/plain-text.ts';
import { goodItem } from '../generated-item.fixture.ts';

test.each([
  ['an empty stem', { stem: '' }],
  ['a stem of two words', { stem: 'Que faire?' }],
  ['a stem that never ends', { stem: 'Vous attendez. '.repeat(60).trim() }],
  ['a space at the end', { stem: `${goodItem(0).stem} ` }],
  ['HTML', { explanation: `<b>Bien</b> ${goodItem(0).explanation}` }],
  ['a script', { explanation: `${goodItem(0).explanation}<script>` }],
  ['Markdown', { explanation: `**Bien** ${goodItem(0).explanation}` }],
  ['a link', { explanation: `${goodItem(0).explanation} https://exemple.ca` }],
  ['a line break', { stem: `${goodItem(0).stem}\nVraiment?` }],
])('refuses %s', (_, changes) => {
  expect(breaksPlainText(goodItem(0, changes))).toBe(true);
});

test.each([
  'La SpO₂ est < 90 % et la température > 38 °C depuis ce matin : on avise.',
  'On note « elle a froid » au dossier, mot pour mot, sans rien y ajouter.',
])('accepts: %s', (explanation) => {
  expect(breaksPlainText(goodItem(0, { explanation }))).toBe(false);
});
