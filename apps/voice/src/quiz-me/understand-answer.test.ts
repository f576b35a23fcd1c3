import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainWords } from '../hearing/plain-words.ts';
import { understandAnswer, type Understood } from './understand-answer.ts';

const french = [
  'Aviser l’infirmière et retenir la dose',
  'Donner la dose avec de la nourriture',
  'Ne pas donner la dose avec de la nourriture',
  'Encourager la personne à s’hydrater davantage',
];
const english = [
  'Raise the head of the bed',
  'Lower the head of the bed',
  'Give 2 tablets and reassess in 30 minutes',
  'Report the bradycardia to the nurse',
];
const amounts = ['1 comprimé', '2 comprimés', '3 comprimés', '4 comprimés'];
const prefixes = ['Hypoglycémie', 'Hyperglycémie', 'Hypotension', 'Hypertension'];

const A: Understood = { kind: 'option', option: 0 };
const B: Understood = { kind: 'option', option: 1 };
const C: Understood = { kind: 'option', option: 2 };
const D: Understood = { kind: 'option', option: 3 };
const noMatch: Understood = { kind: 'no-match' };
const command = (name: string) => ({ kind: 'command', command: name });
const unclear = (...between: number[]) => ({ kind: 'unclear', between });

describe('in French', () => {
  test.each([
    ['a', A],
    ['A.', A],
    ['b', B],
    ['B', B],
    ['bé', B],
    ['bee', B],
    ['c', C],
    ['cé', C],
    ['se', C],
    ['d', D],
    ['dé', D],
    ['de', D],
    ['réponse a', A],
    ['réponse ah', A],
    ['la réponse C', C],
    ['réponse c’est', C],
    ['lettre d', D],
    ['option B s’il vous plaît', B],
    ['euh je dirais B', B],
    ['c’est la réponse d', D],
    ['je pense que c’est c', C],
    ['B comme Bernard', B],
    ['alors a', A],
    ['la première', A],
    ['la deuxième', B],
    ['la seconde', B],
    ['la 3e', C],
    ['la troisième réponse', C],
    ['la quatrième', D],
    ['la dernière', D],
    ['numéro deux', B],
    ['réponse 4', D],
    ['trois', C],
    ['1', A],
    ['aviser l’infirmière', A],
    ['avise l’infirmière', A],
    ['retenir la dose et aviser', A],
    ['encourager à s’hydrater', D],
    ['hydratation', D],
    ['s’hydrater davantage', D],
    ['donner la dose avec de la nourriture', B],
    ['ne pas donner la dose avec de la nourriture', C],
    ['réponse B donner la dose avec de la nourriture', B],
    ['infirmiére', A],
    ['aviser l’infirmiaire et retenir', A],
    ['a ou b', unclear(0, 1)],
    ['b ou la c', unclear(1, 2)],
    ['b non c', unclear(0, 1, 2, 3)],
    ['pas b', unclear(0, 1, 2, 3)],
    ['la dose', unclear(0, 1, 2)],
    ['avec de la nourriture', unclear(1, 2)],
    ['réponse b aviser l’infirmière', unclear(1, 0)],
    ['ah', noMatch],
    ['euh', noMatch],
    ['', noMatch],
    ['quelle heure est-il', noMatch],
    ['je voudrais un café', noMatch],
    ['suivante', command('next')],
    ['question suivante', command('next')],
    ['Thalia continue', command('next')],
    ['répète', command('repeat')],
    ['répétez s’il vous plaît', command('repeat')],
    ['encore', command('repeat')],
    ['pause', command('pause')],
    ['attends', command('pause')],
    ['stop', command('stop')],
    ['arrête', command('stop')],
    ['c’est tout', command('stop')],
    ['je ne sais pas', command('skip')],
    ['je sais pas', command('skip')],
    ['je passe', command('skip')],
  ])('%j is understood as %j', (heard, meaning) => {
    expect(understandAnswer(heard, french, 'fr')).toEqual(meaning);
  });

  test.each([
    ['deux comprimés', B],
    ['deux', B],
    ['la deuxième', B],
    ['quatre comprimés', D],
    ['comprimés', unclear(0, 1, 2, 3)],
  ])('among numbers, %j is understood as %j', (heard, meaning) => {
    expect(understandAnswer(heard, amounts, 'fr')).toEqual(meaning);
  });

  test('a number that is a rank and also the words of another option is asked again', () => {
    const turned = ['4 comprimés', '3 comprimés', '2 comprimés', '1 comprimé'];
    expect(understandAnswer('deux', turned, 'fr')).toEqual(unclear(1, 2));
    expect(understandAnswer('deux comprimés', turned, 'fr')).toEqual(C);
    expect(understandAnswer('la deuxième', turned, 'fr')).toEqual(B);
  });

  test.each([
    ['hypoglycémie', A],
    ['hyperglycémie', B],
    ['hypertension', D],
    ['hypotention', unclear(2)],
    ['tension', noMatch],
  ])('among words that sound alike, %j is understood as %j', (heard, meaning) => {
    expect(understandAnswer(heard, prefixes, 'fr')).toEqual(meaning);
  });
});

describe('in English', () => {
  test.each([
    ['a', A],
    ['b', B],
    ['bee', B],
    ['c', C],
    ['see', C],
    ['d', D],
    ['answer b', B],
    ['option C please', C],
    ['the letter dee', D],
    ['I think it’s b', B],
    ['um, I’d say c', C],
    ['B as in Bob', B],
    ['answer eh', A],
    ['the first one', A],
    ['second', B],
    ['the third answer', C],
    ['the last one', D],
    ['number four', D],
    ['three', C],
    ['raise the head', A],
    ['raise the head of the bed', A],
    ['lower the head of the bed', B],
    ['give two tablets', C],
    ['report the bradycardia', D],
    ['report to the nurse', D],
    ['two', unclear(1, 2)],
    ['the head of the bed', unclear(0, 1)],
    ['a or b', unclear(0, 1)],
    ['not b', unclear(0, 1, 2, 3)],
    ['next', command('next')],
    ['go on', command('next')],
    ['repeat that', command('repeat')],
    ['say that again', command('repeat')],
    ['wait', command('pause')],
    ['stop', command('stop')],
    ['I don’t know', command('skip')],
    ['skip it', command('skip')],
    ['what time is it', noMatch],
    ['hey', noMatch],
  ])('%j is understood as %j', (heard, meaning) => {
    expect(understandAnswer(heard, english, 'en')).toEqual(meaning);
  });
});

const word = fc.stringMatching(/^[a-zé]{2,12}$/);
const option = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '));
const four = fc.uniqueArray(option, { minLength: 4, maxLength: 4, selector: plainWords });
const language = fc.constantFrom('fr' as const, 'en' as const);

test('an option that is read out whole is that option', () => {
  fc.assert(
    fc.property(four, fc.nat(3), language, (options, at, spoken) => {
      expect(understandAnswer(`${options[at]}.`.toUpperCase(), options, spoken)).toEqual({
        kind: 'option',
        option: at,
      });
    }),
  );
});

test('a marked letter is that letter, whatever the options contain', () => {
  fc.assert(
    fc.property(four, fc.nat(3), language, (options, at, spoken) => {
      const marker = spoken === 'fr' ? 'réponse' : 'answer';
      const said = `${marker} ${'abcd'[at]}`;
      fc.pre(!options.map(plainWords).includes(plainWords(said)));
      expect(understandAnswer(said, options, spoken)).toEqual({ kind: 'option', option: at });
    }),
  );
});

test('a reply is never matched with an option that shares no word with it, nor with one of two similar options', () => {
  fc.assert(
    fc.property(four, fc.string({ maxLength: 80 }), language, (options, heard, spoken) => {
      const understood = understandAnswer(heard, options, spoken);
      if (understood.kind === 'option') expect(understood.option).toBeOneOf([0, 1, 2, 3]);
      if (understood.kind === 'unclear') expect(understood.between.length).toBeGreaterThan(0);
    }),
  );
  fc.assert(
    fc.property(option, option, language, (one, another, spoken) => {
      const understood = understandAnswer(one, [one, another, one, another], spoken);
      expect(understood).not.toMatchObject({ kind: 'option' });
    }),
  );
});

test('words that every option has are never an answer', () => {
  fc.assert(
    fc.property(four, fc.stringMatching(/^[a-z]{6,12}$/), language, (options, shared, spoken) => {
      const shown = options.map((one) => `${one} ${shared}q`);
      expect(understandAnswer(`${shared}q`, shown, spoken).kind).not.toBe('option');
    }),
  );
});
