import type { ReferenceTopic, TopicEntry } from '@revisoins/assessment/reference';
import { describe, expect, test } from 'vitest';
import { searchEntries } from './search-entries.ts';

const entry = (id: string, words: Partial<TopicEntry>): TopicEntry => ({
  id,
  kind: 'value',
  skills: [4],
  review: { status: 'unreviewed', reviewer: null },
  title: id,
  terms: [],
  short: '',
  ...words,
});

const topics: ReferenceTopic[] = [
  {
    topic: 'vital-signs',
    title: 'Signes vitaux',
    entries: [
      entry('adult', {
        title: 'Pouls normal de l’adulte',
        terms: ['fréquence cardiaque'],
        short: 'De 60 à 100.',
      }),
      entry('newborn', { title: 'Pouls du nouveau-né', terms: ['bébé'], short: 'De 110 à 160.' }),
      entry('fever', { title: 'Fièvre', short: 'Le pouls monte avec elle.' }),
    ],
  },
  {
    topic: 'wounds',
    title: 'Plaies',
    entries: [entry('wound', { title: 'Plaie infectée', terms: ['œdème'] })],
  },
];
const find = (search: string) => searchEntries(topics, search).map((found) => found.entry.id);

describe('searchEntries', () => {
  test('finds words without accents, ligatures and capitals', () => {
    expect(find('BEBE')).toEqual(['newborn']);
    expect(find('oedème')).toEqual(['wound']);
  });

  test('finds a word by its beginning and by its plural', () => {
    expect(find('fréq')).toEqual(['adult']);
    expect(find('plaies infectées')).toEqual(['wound']);
  });

  test('wants every word, except little ones', () => {
    expect(find('quel est le pouls de l’adulte?')).toEqual(['adult']);
    expect(find('pouls du dragon')).toEqual([]);
  });

  test('puts what has the word in its title first', () => {
    expect(find('pouls').at(-1)).toBe('fever');
    expect(find('pouls')).toHaveLength(3);
  });

  test('names the topic, and finds nothing for nothing', () => {
    expect(searchEntries(topics, 'fièvre')).toMatchObject([{ topic: 'vital-signs' }]);
    expect(find('  ')).toEqual([]);
  });
});
