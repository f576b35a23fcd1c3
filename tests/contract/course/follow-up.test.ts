import { describe, expect, test } from 'vitest';
import {
  followUps,
  lacksSubject,
  nameRoute,
  namesPeople,
  opensAsFollowUp,
  refersBack,
} from '../../../supabase/functions/complete/look-up/follow-up.ts';
import { isOnSubject, type Thread } from '../../../supabase/functions/complete/look-up/is-on-subject.ts';
import { readConcepts } from '../../../supabase/functions/complete/look-up/read-concepts.ts';
import { found } from './judged-entry.fixture.ts';

describe.each([
  // Of these only the people or the aspect is said.
  ['fr', 'et chez l’enfant?', { opens: true, lacks: true }],
  ['fr', 'pour un adulte', { opens: true, lacks: true }],
  ['fr', 'les signes?', { opens: false, lacks: true }],
  ['fr', 'la dose?', { opens: false, lacks: true }],
  ['fr', 'quels sont les effets secondaires', { opens: false, lacks: true }],
  ['fr', 'pourquoi?', { opens: false, lacks: true }],
  ['en', 'what should I do if I see them?', { opens: false, lacks: true }],
  // These name something, and go on.
  ['fr', 'et celui de la warfarine?', { opens: true, lacks: false }],
  ['fr', 'ou piquer?', { opens: false, lacks: false, refers: true }],
  ['fr', 'c’est contagieux?', { opens: false, lacks: false, refers: true }],
  ['en', 'how often to change it', { opens: false, lacks: false, refers: true }],
  // These are whole.
  ['fr', 'est ce que le patient peut partir', { opens: false, lacks: false }],
  ['fr', 'avant de donner de la digoxine, quoi vérifier', { opens: false, lacks: false }],
  ['fr', 'ça veut dire quoi, NPO', { opens: false, lacks: false }],
  ['en', 'can a patient say no to treatment', { opens: false, lacks: false }],
  ['en', 'what is it called when you breathe too fast', { opens: false, lacks: false }],
] as const)('in %s, "%s"', (language, text, { opens, lacks, ...others }) => {
  const own = readConcepts(text, language);

  test(`${opens ? 'opens' : 'does not open'} as a follow-up`, () => {
    expect(opensAsFollowUp(text, language)).toBe(opens);
  });

  test(`${lacks ? 'lacks' : 'does not lack'} a subject`, () => {
    expect(lacksSubject(text, own, language)).toBe(lacks);
  });

  test(`${'refers' in others ? 'refers' : 'does not refer'} to what was asked before`, () => {
    expect(!opens && !lacks && refersBack(text, own, language)).toBe('refers' in others);
  });
});

test.each([
  ['and im?', 'and IM?'],
  ['et en iv', 'et en IV'],
  ['and im tired', 'and im tired'],
  ['im?', 'im?'],
])('after an opening alone, letters are a route: "%s" is read as "%s"', (text, read) => {
  expect(nameRoute(text)).toBe(read);
});

describe('people', () => {
  const before = readConcepts('dose tylenol bébé', 'fr');

  test('replace people, also adults, whom any question may be about', () => {
    const own = readConcepts('et pour un adulte?', 'fr');
    expect(namesPeople(own)).toBe(true);
    const [whole] = followUps('et pour un adulte?', own, before);
    expect(whole?.concepts.map(({ ways }) => ways[0])).toEqual([['adulte'], ['dose'], ['tylenol']]);
  });

  test('stay where none are named', () => {
    const own = readConcepts('les signes?', 'fr');
    const all = followUps('les signes?', own, before);
    // The subject is never left out.
    expect(all.map(({ concepts }) => concepts.map(({ ways }) => ways[0]))).toEqual([
      [['signes'], ['tylenol'], ['bébé']],
    ]);
  });
});

describe('an entry is on the subject', () => {
  const thread: Thread = { entry: undefined, asksAnew: false, needs: 'earlier' };
  const judged = (title: string, short = '') => {
    const one = found({ title, short }, []);
    const stems = title
      .toLowerCase()
      .split(/\W+/)
      .map((stem) => ({ stem, weight: 4 }));
    return {
      ...one,
      entry: { ...one.entry, names: [{ place: 'title' as const, number: 0, stems }] },
      asked: [
        { ways: [['dose']], weight: 4, isSide: false },
        { ways: [['digoxin']], weight: 4, isSide: false, isEarlier: true },
      ],
    };
  };

  test('if its names have the subject of the question before', () => {
    expect(isOnSubject(judged('Digoxin'), 'the dose', thread)).toBe(true);
    expect(isOnSubject(judged('Dose, divided', 'For digoxin.'), 'the dose', thread)).toBe(false);
  });

  test('or it answered that question', () => {
    expect(isOnSubject(judged('Dose, divided'), 'the dose', { ...thread, entry: 'entry' })).toBe(true);
  });

  test('if its names or its short answer have the subject of this one, where it has one', () => {
    const both: Thread = { ...thread, needs: 'both' };
    expect(isOnSubject(judged('Digoxin', 'The dose is prescribed.'), 'the dose', both)).toBe(true);
    expect(isOnSubject(judged('Digoxin'), 'the dose', both)).toBe(false);
    expect(isOnSubject(judged('Dose'), 'and the dose', { ...thread, needs: 'own' })).toBe(true);
  });

  test('unless it is for another age', () => {
    expect(isOnSubject(judged('Digoxin in a child'), 'and for an adult', thread)).toBe(false);
    expect(isOnSubject(judged('Digoxin in an adult'), 'and for a child', thread)).toBe(false);
    expect(isOnSubject(judged('Digoxin in a child'), 'and for a child', thread)).toBe(true);
  });
});
