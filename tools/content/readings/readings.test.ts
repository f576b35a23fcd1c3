import { expect, test } from 'vitest';
import { sourceItem } from '../source-file.fixture.ts';
import { fixItemTypography } from '../fix-file-typography.ts';
import { languages } from '../wording-texts.ts';
import { checkReadings } from './check-readings.ts';
import { gradeSheet } from './grade-sheet.ts';
import { letters, makeSheet } from './make-sheet.ts';
import { readTextHash } from './read-text-hash.ts';
import { reading, type Reading, type SheetAnswers } from './reading.schema.ts';

const entries = [sourceItem(), sourceItem({ id: 'c08-002', key: 'd', fr: { stem: 'Une autre situation?' } })];
const { sheet, key } = makeSheet(entries, 'fr', 1);
const at = { reader: 'Lectrice 1', readerKind: 'person' as const, date: '2026-01-31', earlier: [] };

/** Answers that are all right. */
function rightAnswers(): SheetAnswers {
  const answers: SheetAnswers = {};
  for (const [id, { order, key: right }] of Object.entries(key)) {
    answers[id] = { answer: letters[order.indexOf(right)] ?? 'A', verdict: 'clear', note: '' };
  }
  return answers;
}
const read = (changes: Partial<Reading> = {}): Reading[] =>
  gradeSheet(key, rightAnswers(), at).readings.map((entry) => ({ ...entry, ...changes }));
const messages = (readings: Reading[], items = entries) =>
  checkReadings(items, readings).map(({ id, message }) => `${id} ${message}`);

test('a sheet shows stems and options in one language, and nothing else', () => {
  for (const { item } of entries) {
    expect(sheet).toContain(`${item.id}. ${item.fr.stem}`);
    for (const option of Object.values(item.fr.options)) {
      expect(sheet).toContain(`) ${option.text}`);
      expect(sheet).not.toContain(option.rationale);
    }
    expect(sheet).not.toContain(item.fr.explanation);
    expect(sheet).not.toContain(item.en.stem);
  }
});

test('the same seed gives the same sheet, another one another', () => {
  expect(makeSheet(entries, 'fr', 1)).toEqual({ sheet, key });
  const orders = Array.from({ length: 20 }, (_, seed) =>
    makeSheet(entries, 'fr', seed).key['c08-001']?.order.join(),
  );
  expect(new Set(orders).size).toBeGreaterThan(5);
});

test('right answers satisfy the check', () => {
  expect(messages(read())).toEqual([]);
});

test('wrong, contested and missing answers are recorded as what they are', () => {
  const answers = rightAnswers();
  const other = letters.find((letter) => letter !== answers['c08-001']?.answer) ?? 'A';
  const wrong = gradeSheet(
    key,
    { 'c08-001': { answer: other, verdict: 'contested', note: 'B se défend.' } },
    at,
  );
  expect(wrong).toMatchObject({
    readings: [{ id: 'c08-001', agreed: false, contested: true }],
    unanswered: ['c08-002'],
    faults: [],
  });
});

test('answers to another sheet and a reader who is not fresh are refused', () => {
  expect(gradeSheet(key, { 'c09-001': { answer: 'A', verdict: 'clear', note: '' } }, at).faults).toEqual([
    'c09-001 is answered, but is not on this sheet',
  ]);
  const again = gradeSheet(key, rightAnswers(), { ...at, earlier: read().slice(0, 1) });
  expect(again).toMatchObject({
    readings: [],
    faults: ['Lectrice 1 has read c08-001 before: it needs a fresh reader'],
  });
});

test.each<[string, Reading[], string]>([
  ['unread', [], 'c08-001 version 1 has not been read blind'],
  ['read in another version', read({ version: 2 }), 'c08-001 version 1 has not been read blind'],
  ['answered otherwise', read({ agreed: false }), 'was answered otherwise'],
  ['contested', read({ contested: true }), 'was contested'],
  ['contested since', [...read(), ...read({ contested: true })], 'was contested'],
])('the check refuses an item that is %s', (_case, readings, message) => {
  expect(messages(readings)[0]).toContain(message);
});

test('a reading names a model or a person as its reader; the first readings, all by models, do not', () => {
  const [first] = read();
  const { readerKind, ...silent } = first as Reading;
  expect(readerKind).toBe('person');
  expect(reading.parse(silent).readerKind).toBe('model');
  expect(reading.safeParse({ ...silent, readerKind: 'robot' }).success).toBe(false);
});

test('the newest reading decides', () => {
  expect(messages([...read({ agreed: false }), ...read()])).toEqual([]);
});

test('an item edited without a new version is found out; its spaces and its English may be set right', () => {
  const [first] = entries;
  if (!first) throw new Error('there is an item');
  const edited = (fr: object, en: object = {}) => [
    { ...first, item: { ...first.item, fr: { ...first.item.fr, ...fr }, en: { ...first.item.en, ...en } } },
  ];
  expect(messages(read(), edited({ stem: 'Un autre texte?' }))[0]).toContain('is not what its reader read');
  expect(messages(read(), [{ ...first, item: { ...first.item, key: 'c' } }])[0]).toContain(
    'is not what its reader read',
  );
  expect(
    messages(read(), edited({ stem: first.item.fr.stem.replace(' ', '\u00a0') }, { stem: 'Another text?' })),
  ).toEqual([]);
});

test('an item keeps its reading when it is set as print sets it', () => {
  const { item } = sourceItem({
    fr: { stem: 'Il dit: "J\'ai mal". Qu\'observez-vous ?' },
    en: { stem: 'He says: "It\'s sore."' },
  });
  const printed = fixItemTypography(item);
  expect([printed.fr.stem, printed.en.stem]).toEqual([
    'Il dit\u00a0: «\u00a0J’ai mal\u00a0». Qu’observez-vous?',
    'He says: “It’s sore.”',
  ]);
  for (const language of languages)
    expect(readTextHash(printed, language)).toBe(readTextHash(item, language));
});

test('a sheet shows the table of a stem, which the reading covers', () => {
  const table = (pulse: string) => ({
    caption: 'Signes vitaux',
    columns: ['Heure', 'Pouls'],
    rows: [['10 h', pulse]],
  });
  const [first, second] = ['82', '108'].map((pulse) =>
    sourceItem({ fr: { table: table(pulse) }, en: { table: table(pulse) } }),
  );
  const shown = makeSheet([first!], 'fr', 1).sheet.split('\n');
  const place = shown.indexOf('   Signes vitaux');
  expect(shown.slice(place, place + 3)).toEqual(['   Signes vitaux', '   Heure  Pouls', '   10 h   82']);
  expect(readTextHash(first!.item, 'fr')).not.toBe(readTextHash(second!.item, 'fr'));
});
