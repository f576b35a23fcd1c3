import { optionIds } from '@revisoins/assessment';
import { lexicalCues } from '../../../supabase/functions/_shared/validator/cue-words.ts';
import { longWords } from '../../../supabase/functions/_shared/validator/cues.ts';
import type { BankItem } from '@revisoins/assessment/bank';
import type { Language } from '../wording-texts.ts';

/** What a model knows of one option: features by name. */
export type Features = ReadonlyMap<string, number>;

/** What a model looks at. None of them sees the stem. */
export const modelNames = ['surface', 'words', 'characters'] as const;
export type ModelName = (typeof modelNames)[number];

/** The features of an item's options, in the order a, b, c, d. */
export function extractFeatures(item: BankItem, language: Language, model: ModelName): Features[] {
  const texts = optionIds.map((id) => plain(item[language].options[id].text));
  if (model === 'surface') return measureSurface(texts, language);
  return texts.map(model === 'words' ? splitWordGrams : splitCharacterGrams);
}

const plain = (text: string) => text.replaceAll('’', "'").replace(/[\u00a0\u202f]/gu, ' ');
const splitWords = (text: string) => text.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];

/** One and two words in a row, each number as '#'; the beginning and the end count as words. */
function splitWordGrams(text: string): Features {
  const words = ['^', ...splitWords(text).map((word) => (/\d/u.test(word) ? '#' : word)), '$'];
  const grams = words.slice(1, -1).concat(words.slice(1).map((word, index) => `${words[index]} ${word}`));
  return weighGrams(grams);
}

/** Three to five characters in a row, each digit as '#'. */
function splitCharacterGrams(text: string): Features {
  const padded = ` ${text.toLowerCase().replace(/\d/gu, '#').replace(/\s+/gu, ' ')} `;
  const grams = [3, 4, 5].flatMap((size) =>
    Array.from({ length: Math.max(0, padded.length - size + 1) }, (_, start) =>
      padded.slice(start, start + size),
    ),
  );
  return weighGrams(grams);
}

/** Each gram once, so weighted that long options count no more than short ones. */
function weighGrams(grams: readonly string[]): Features {
  const distinct = new Set(grams);
  const weight = 1 / Math.sqrt(distinct.size || 1);
  return new Map([...distinct].map((gram) => [gram, weight]));
}

const count = (text: string, form: RegExp) => text.match(form)?.length ?? 0;

/** Numbers whose rank among the four options may reveal as much as their value. */
const measures: Record<string, (text: string) => number> = {
  characters: (text) => text.length,
  words: (text) => splitWords(text).length,
  'letters a word': (text) => text.length / Math.max(1, splitWords(text).length),
  commas: (text) => count(text, /,/gu),
  punctuation: (text) => count(text, /[.;:!?()«»“”"-]/gu),
  capitals: (text) => count(text.slice(1), /\p{Lu}/gu),
  digits: (text) => count(text, /\d/gu),
};

/** What can be seen without reading: sizes, signs, a few words, and how far an option is like the others. */
function measureSurface(texts: readonly string[], language: Language): Features[] {
  const features = texts.map((_, place) => new Map([[`position ${optionIds[place]}`, 1]]));
  const set = (name: string, values: readonly number[]) =>
    values.forEach((value, place) => features[place]?.set(name, value));
  const setPresence = (name: string, has: readonly boolean[]) => {
    const total = has.filter(Boolean).length;
    set(name, has.map(Number));
    set(
      `alone ${name}`,
      has.map((one) => Number(one && total === 1)),
    );
    set(
      `alone not ${name}`,
      has.map((one) => Number(!one && total === texts.length - 1)),
    );
  };
  for (const [name, measure] of Object.entries(measures)) {
    const values = texts.map(measure);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    set(
      `${name}, by the mean`,
      values.map((value) => (mean === 0 ? 0 : value / mean - 1)),
    );
    set(
      `most ${name}`,
      values.map((value) => Number(value === Math.max(...values))),
    );
    set(
      `fewest ${name}`,
      values.map((value) => Number(value === Math.min(...values))),
    );
  }
  for (const [name, forms] of Object.entries(lexicalCues))
    setPresence(
      name,
      texts.map((text) => forms[language].test(text)),
    );
  setPresence(
    'digits',
    texts.map((text) => /\d/u.test(text)),
  );
  setPresence(
    'comma',
    texts.map((text) => text.includes(',')),
  );
  const openings = texts.map((text) => splitWords(text)[0]);
  setPresence(
    'opens like another',
    openings.map((word) => openings.filter((other) => other === word).length > 1),
  );
  const words = texts.map(longWords);
  set(
    'words of the others',
    words.map((own, place) =>
      measureOverlap(
        own,
        words.filter((_, other) => other !== place),
      ),
    ),
  );
  return features;
}

/** The mean share of words that two options have in common. */
function measureOverlap(own: ReadonlySet<string>, others: readonly ReadonlySet<string>[]): number {
  const shares = others.map((other) => {
    const common = [...own].filter((word) => other.has(word)).length;
    return common / Math.max(1, own.size + other.size - common);
  });
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
}
