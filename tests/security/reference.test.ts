import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { Stack } from '../../tools/stack/index.ts';
import { startTestStack } from '../../tools/stack/testing/start-test-stack.ts';
import { addLearner, anonymousClient, type TestLearner } from './test-learner.ts';

const answer = z.object({
  words: z.array(z.object({ read: z.string().nullable(), isKnown: z.boolean(), isCorrected: z.boolean() })),
  entries: z.array(z.object({ id: z.string(), places: z.array(z.string().nullable()) })),
});

let stack: Stack;
let learner: TestLearner;
beforeAll(async () => {
  stack = await startTestStack();
  learner = await addLearner(stack, 'reader');
});
afterAll(() => stack?.stop());

const wording = { title: 'Le gribouchi', terms: ['flanadou', 'trois mots ici'], short: 'Une courge.' };
const addEntry = (id: string, fr: object = wording, en: object = wording) =>
  stack.sql(
    `insert into reference_entries (id, version, topic, kind, skills, fr, en)
     values ($1, 1, 'test', 'value', '{4}', $2, $3)`,
    [id, fr, en],
  );
const removeEntries = () => stack.sql(`delete from reference_entries where topic = 'test'`);

async function search(words: readonly string[], more: object = {}) {
  const { data, error } = await learner.client.rpc('search_reference', { words, ...more });
  if (error) throw error;
  return answer.parse(data);
}

describe('the search of the quick reference', () => {
  test('returns which words an entry has, and where', async () => {
    const { entries } = await search(['braden', 'xyzzy']);
    expect(entries[0]).toMatchObject({ id: 'braden-scale', places: ['A', null] });
  });

  test('reads a word without its accents, and in English', async () => {
    expect((await search(['fièvre'])).words).toEqual((await search(['fievre'])).words);
    expect((await search(['fever'], { language: 'en' })).entries.map(({ id }) => id)).toContain('fever');
  });

  test.each(['hypoglicemie', 'hypoglycmie', 'hypogylcémie', 'ypoglycémie'])(
    'reads "%s" as what it sounds or looks like',
    async (typed) => {
      const [right] = (await search(['hypoglycémie'])).words;
      expect((await search([typed])).words[0]).toMatchObject({ read: right?.read, isCorrected: true });
    },
  );

  test('takes words that were not typed as they are', async () => {
    expect((await search(['hypoglicemie'], { typed: 0 })).words[0]).toMatchObject({ isKnown: false });
  });

  test('follows a change of an entry, and forgets a removed one', async () => {
    await addEntry('test-entry', wording, { ...wording, title: 'The gribouchi' });
    expect((await search(['gribouchi'])).entries).toMatchObject([{ id: 'test-entry', places: ['A'] }]);
    await stack.sql(`update reference_entries set fr = fr || '{"title": "Autre"}' where id = 'test-entry'`);
    expect((await search(['gribouchi'])).entries).toEqual([]);
    expect((await search(['flanadou'])).entries).toMatchObject([{ id: 'test-entry', places: ['B'] }]);
    await stack.sql(`delete from reference_entries where id = 'test-entry'`);
    expect((await search(['flanadou'])).entries).toEqual([]);
  });

  test('returns where each entry has a word: title, other names, short answer, the rest; the best first', async () => {
    const table = { columns: ['Un', 'Deux'], rows: [['machinosaure', 'bidulosaure']] };
    await addEntry(
      'test-a',
      { ...wording, more: 'Un plumichon.', table },
      { ...wording, title: 'Zorglubian' },
    );
    await addEntry('test-b', { ...wording, title: 'Autre', terms: ['gribouchi'] });
    const ask = (...words: string[]) => learner.client.rpc('search_reference', { words });
    try {
      const { entries } = await search([
        'gribouchi',
        'flanadou',
        'courge',
        'plumichon',
        'machinosaure',
        'bidulosaure',
      ]);
      expect(entries).toEqual([
        { id: 'test-a', places: ['A', 'B', 'C', 'D', 'B', 'D'] },
        { id: 'test-b', places: ['B', null, 'C', null, null, null] },
      ]);
      expect((await search(['gribouchi'])).entries.map(({ id }) => id)).toEqual(['test-a', 'test-b']);
      expect((await search(['gribouchi'], { most: 1 })).entries.map(({ id }) => id)).toEqual(['test-a']);
      expect((await search(['zorglubian'])).entries).toEqual([]);
      expect((await search(['zorglubian'], { language: 'en' })).entries.map(({ id }) => id)).toEqual([
        'test-a',
      ]);

      const [counted] = await stack.sql('select count(*)::int as size from reference_entries');
      const size = Number(counted?.['size']);
      const rarity = (known: number) =>
        Number(Math.log(1 + (size - known + 0.5) / (Math.max(known, 1) + 0.5)).toFixed(3));
      const { data } = await ask('machinosaure', 'gribouchi', 'xyzzy');
      expect(data).toMatchObject({
        words: [
          { weight: rarity(1), isKnown: true, isCorrected: false },
          { weight: rarity(2), isKnown: true, isCorrected: false },
          { weight: rarity(0), isKnown: false, isCorrected: false },
        ],
        entries: [
          {
            id: 'test-a',
            topic: 'test',
            kind: 'value',
            skills: [4],
            reviewed: false,
            wording: { ...wording, more: 'Un plumichon.', table },
            names: expect.arrayContaining([
              { place: 'title', number: 0, stems: [{ stem: 'gribouch', weight: rarity(2) }] },
              { place: 'term', number: 0, stems: [{ stem: 'flanadou', weight: rarity(1) }] },
              { place: 'row', number: 0, stems: [{ stem: 'machinosaur', weight: rarity(1) }] },
            ]),
          },
          { id: 'test-b' },
        ],
      });
      const english = await learner.client.rpc('search_reference', { words: ['zorglubian'], language: 'en' });
      expect(english.data).toMatchObject({ entries: [{ wording: { title: 'Zorglubian' } }] });
    } finally {
      await removeEntries();
    }
  });

  test.each([
    ['a letter left out', 'zigoufane', 'zigouflan'],
    ['a letter too many', 'zigouflrane', 'zigouflan'],
    ['another letter', 'zigouvlane', 'zigouflan'],
    ['neighbours that changed places', 'zigoulfane', 'zigouflan'],
    ['a letter that moved further to the front', 'zligoufane', null],
    ['a letter that moved further to the back', 'zgouflaine', null],
    ['what sounds the same', 'zygouphlane', 'zigouflan'],
    ['a silent h', 'hizouflane', 'izouflan'],
    ['no silent h', 'ouchflane', 'houchflan'],
    ['neighbours of a short word', 'zorp', 'zrop'],
    ['a letter of a short word', 'zrog', null],
    ['a short word, cut', 'zro', null],
    ['two other letters', 'zigouxxane', null],
    ['another word as long, that begins alike', 'zimbredure', null],
    ['another beginning', 'kigouflane', null],
    ['two letters left out', 'zigoune', null],
    ['a word that is too long to be one', `zigouflane${'e'.repeat(31)}`, null],
  ])('reads %s, "%s", as %j', async (_slip, typed, stem) => {
    await addEntry('test-a', { ...wording, more: 'zigouflane zigouflane izouflane houchflane zrop' });
    try {
      expect(await stack.sql(`select private.near_stem('fr', $1) as stem`, [typed])).toEqual([{ stem }]);
    } finally {
      await removeEntries();
    }
  });

  test('corrects slips by words of the language alone, and by the word that most entries have', async () => {
    await addEntry('test-a', { ...wording, more: 'blifoutrame' }, { ...wording, more: 'blifoutrape' });
    await addEntry('test-b', { ...wording, more: 'glumipode' });
    await addEntry('test-c', { ...wording, more: 'glumipobe' });
    await addEntry('test-d', { ...wording, more: 'glumipobe' });
    const near = (language: string, typed: string) =>
      stack.sql(`select private.near_stem($1, $2) as stem`, [language, typed]);
    try {
      expect(await near('fr', 'blifoutrake')).toEqual([{ stem: 'blifoutram' }]);
      expect(await near('en', 'blifoutrake')).toEqual([{ stem: 'blifoutrap' }]);
      expect(await near('fr', 'glumipoce')).toEqual([{ stem: 'glumipob' }]);
    } finally {
      await removeEntries();
    }
    expect(await near('fr', 'blifoutrake')).toEqual([{ stem: null }]);
  });

  test('accepts the documented maximum of words and returns the requested number of entries', async () => {
    const words = [...Array.from({ length: 79 }, () => 'soin'), 'a'.repeat(60)];
    expect((await search(words)).words).toHaveLength(80);
    expect((await search(['soin'])).entries).toHaveLength(20);
    expect((await search(['soin'], { most: 3 })).entries).toHaveLength(3);
  });

  test.each([
    ['no words', { words: [] }],
    ['81 words', { words: Array.from({ length: 81 }, () => 'soin') }],
    ['a word without an end', { words: ['a'.repeat(61)] }],
    ['no word', { words: [null] }],
    ['an empty word', { words: [''] }],
    ['nothing at all', { words: ['soin'], most: 0 }],
    ['another language', { words: ['soin'], language: 'de' }],
    ['everything', { words: ['soin'], most: 21 }],
    ['no number of typed words', { words: ['soin'], typed: null }],
  ])('refuses %s', async (_case, args) => {
    expect((await learner.client.rpc('search_reference', args)).error?.code).toBe('22023');
  });
});

test('a visitor searches and reads nothing', async () => {
  const visitor = anonymousClient(stack);
  expect((await visitor.rpc('search_reference', { words: ['soin'] })).error).not.toBeNull();
  expect((await visitor.from('reference_entries').select('id')).data ?? []).toEqual([]);
});

test('the quick reference is closed during an exam, and open after it', async () => {
  const sitter = await addLearner(stack, 'sitter');
  const read = async () => (await sitter.client.from('reference_entries').select('id').limit(1)).data?.length;
  expect(await read()).toBe(1);
  await stack.sql(
    `insert into private.exams (user_id, question_count, minutes, state, started_at, deadline)
     values ($1, 20, 30, 'live', now(), now() + interval '30 minutes')`,
    [sitter.id],
  );
  expect(await read()).toBe(0);
  expect((await sitter.client.rpc('search_reference', { words: ['soin'] })).error?.code).toBe('42501');
  await stack.sql(`delete from private.exams where user_id = $1`, [sitter.id]);
  expect(await read()).toBe(1);
});
