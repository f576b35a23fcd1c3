import { expect, test } from 'vitest';
import { rowsFromGift } from './gift-rows.ts';

const question = (answers: string, title = '::x fr::') =>
  `// a comment\n$CATEGORY: a/b\n\n${title}[html]Que faites-vous? {\n${answers}\n}\n`;
const four = '~Un#r1\n=Deux#r2\n~Trois#r3\n~Quatre#r4';

test('reads a question as Moodle exports it', () => {
  expect(rowsFromGift(question(`${four}\n####Voilà.`))).toEqual({
    faults: [],
    rows: [
      {
        line: 4,
        row: {
          id: 'x',
          lang: 'fr',
          key: 'b',
          stem: 'Que faites-vous?',
          table: '',
          explanation: 'Voilà.',
          a: 'Un',
          a_rationale: 'r1',
          b: 'Deux',
          b_rationale: 'r2',
          c: 'Trois',
          c_rationale: 'r3',
          d: 'Quatre',
          d_rationale: 'r4',
        },
      },
    ],
  });
});

test('reads what was edited in Moodle, which writes HTML', () => {
  const { rows, faults } = rowsFromGift(question(four.replace('Un', '[html]<p dir\\="ltr">Un&nbsp;mot</p>')));
  expect(faults).toEqual([]);
  expect(rows[0]?.row.a).toBe('Un\u00a0mot');
});

test.each([
  ['three options', question('=Un\n~Deux\n~Trois'), 'has 3 options, four are required'],
  ['two right options', question('=Un\n=Deux\n~Trois\n~Quatre'), 'has 2 right options'],
  ['weights', question('~%50%Un\n=Deux\n~Trois\n~Quatre'), 'has weighted options'],
  ['a title without a language', question(four, '::x::'), 'the title must be an id and a language'],
  ['HTML', question(four.replace('Un', '[html]<p><img src\\="u.png"></p>')), 'a holds HTML'],
  ['text behind the answers', question(four).replace('}', '} enfin.'), 'nothing may follow the answers'],
  ['no answers', '\n\n\n::x fr::Une description.', 'the answers must stand between'],
])('refuses %s with its line', (_case, text, message) => {
  expect(rowsFromGift(text)).toEqual({
    rows: [],
    faults: [{ line: 4, message: expect.stringContaining(message) }],
  });
});

const tabled = (stem: string) =>
  question(four).replace('[html]Que faites-vous?', `[html]${stem.replace(/[=:]/g, '\\$&')}`);
const row = '<tr><th>8&nbsp;h</th><td><strong>82</strong></td></tr>';

test('reads a table as Moodle writes it', () => {
  const html = `<p dir="ltr">Voici le pouls. Que notez-vous?</p>\t<table border="1"><caption style="x">Pouls</caption><thead><tr><th scope="col">Heure</th><th>Pouls</th></tr></thead><tbody>${row}</tbody></table><p><br></p>`;
  const { rows, faults } = rowsFromGift(tabled(html));
  expect(faults).toEqual([]);
  expect(rows[0]?.row).toMatchObject({
    stem: 'Voici le pouls. Que notez-vous?',
    table: 'Pouls\nHeure | Pouls\n8\u00a0h | 82',
  });
});

test.each([
  ['without a caption', `<p>Voici.</p><table>${row}</table>`, 'has no caption'],
  [
    'with a picture',
    '<p>A</p><table><caption>P</caption><tr><td><img src="x"></td></tr></table>',
    'plain cells',
  ],
  [
    'with joined cells',
    '<p>A</p><table><caption>P</caption><tr><td colspan="2">8</td></tr></table>',
    'plain cells',
  ],
  ['before the text', `<table><caption>P</caption>${row}</table><p>Voici.</p>`, 'text, then one table'],
])('refuses a table %s with its line', (_case, html, message) => {
  expect(rowsFromGift(tabled(html))).toEqual({
    rows: [],
    faults: [{ line: 4, message: expect.stringContaining(message) }],
  });
});
