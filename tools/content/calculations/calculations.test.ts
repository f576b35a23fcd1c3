import { join } from 'node:path';
import {
  createRandom,
  findMistake,
  questionCounts,
  readTypedNumber,
  scoreQuiz,
  skillById,
} from '@revisoins/assessment';
import { drawCalculations, makeVariant } from '@revisoins/assessment/calculation';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Problem } from '../problem.ts';
import { sourceItem } from '../source-file.fixture.ts';
import { checkCalculations } from './check-calculations.ts';
import { previewCalculation } from './preview-calculation.ts';
import { parseCalculations, readCalculations, type SourceTemplate } from './read-calculations.ts';

const skillTitle = skillById(9)?.title ?? '';
let sources: SourceTemplate[] = [];
let problems: Problem[] = [];
beforeAll(async () => {
  const read = await readCalculations(join(import.meta.dirname, '..', '..', '..', 'content'));
  problems = read.problems;
  sources = read.templates;
});

const seeds = fc.integer({ min: 0, max: 2_147_483_647 });
type DrawOptions = Parameters<typeof drawCalculations>[0];

const draw = (options: Pick<DrawOptions, 'templates' | 'count'> & Partial<DrawOptions>) =>
  drawCalculations({ skillTitle, seen: new Set(), asked: new Set(), random: createRandom(1), ...options });
const typedBy = (value: number, mark: ',' | '.') => String(value).replace('.', mark);

describe('the templates of the bank', () => {
  test('have no error', () => {
    expect([...problems, ...checkCalculations(sources)]).toEqual([]);
  });

  test('give, for any seed, an item with one right answer: no mistake and no other unit is right', () => {
    fc.assert(
      fc.property(fc.nat(), seeds, (place, seed) => {
        const { template } = sources[place % sources.length] as SourceTemplate;
        const item = makeVariant(template, seed, skillTitle);
        if (!item) throw new Error(`${template.id} has no variant for ${seed}`);
        const score = (typed: string, unit: string) => scoreQuiz([item], [{ typed, unit }]).score;
        expect(score(typedBy(item.value, ','), item.unit)).toBe(1);
        expect(score(typedBy(item.value, '.'), item.unit)).toBe(1);
        for (const unit of item.units.filter((one) => one !== item.unit)) {
          expect(score(typedBy(item.value, '.'), unit)).toBe(0);
        }
        for (const factor of [10, 100, 1000, 0.1, 0.001]) {
          const typed = String(Number((item.value * factor).toPrecision(12)));
          if (readTypedNumber(typed).kind === 'number') expect(score(typed, item.unit)).toBe(0);
        }
        for (const [index, { value, unit }] of item.mistakes.entries()) {
          const answer = { typed: String(value), unit };
          if (readTypedNumber(answer.typed).kind !== 'number') continue;
          expect(score(answer.typed, unit)).toBe(0);
          const mistake = findMistake(item, answer);
          expect(mistake?.kind).toBe('own');
          if (mistake?.kind === 'own') expect(item.mistakes[mistake.index]?.value).toBe(value);
          expect(item.feedback[index]).toBeTruthy();
        }
        expect(item.steps.at(-1)).not.toBe('');
        // Within half a mark of what was computed.
        expect(Math.abs(item.value - item.exact)).toBeLessThanOrEqual(0.5 / 10 ** item.decimals);
      }),
      { numRuns: 500 },
    );
  });

  test('accept the right amount in another unit instead of calling it 1,000 times too small', () => {
    const said = (id: string, typed: (value: number, exact: number) => number, unit: string) => {
      const { template } = sources.find((one) => one.template.id === id) as SourceTemplate;
      const item = makeVariant(template, 7, skillTitle);
      if (!item) throw new Error(`${id} has no variant`);
      const mistake = findMistake(item, { typed: String(typed(item.value, item.exact)), unit });
      return mistake?.kind === 'own'
        ? [item.feedback, item.en.feedback].map((all) => all[mistake.index])
        : mistake;
    };
    expect(said('calc-conversion-01', (mg) => mg / 1000, 'g')).toEqual([
      'C’est juste en g, mais on vous demande des mg.',
      'That is right in g, but you are asked for mg.',
    ]);
    const rounded = (kg: number) => Math.round(kg * 1000);
    expect(said('calc-conversion-03', rounded, 'g')).toEqual([
      'C’est juste en g, mais on vous demande des kg.',
      'That is right in g, but you are asked for kg.',
    ]);
    expect(said('calc-conversion-03', (_, kg) => kg * 2.2, 'lb')).toEqual([
      'C’est juste en lb, mais on vous demande des kg.',
      'That is right in lb, but you are asked for kg.',
    ]);
  });

  test('agree in number with the preceding value, in both languages', () => {
    const isSingular = (value: number, language: 'fr' | 'en') =>
      language === 'fr' ? value < 2 : value === 1;
    const counted = {
      fr: /(?<![\d,]|\d\u00a0)(\d+(?:,\d+)?)\u00a0(?:comprimé|unité|tasse|heure|minute|jour|dose|goutte)(s?)(?![\p{L}/])/gu,
      en: /(?<![\d.,])(\d+(?:\.\d+)?)\u00a0(?:tablet|unit|cup|hour|minute|day|dose|drop)(s?)(?![\p{L}/])/gu,
    };
    const faults = new Set<string>();
    const seen = { fr: new Set<boolean>(), en: new Set<boolean>() };
    for (const { template } of sources) {
      for (let seed = 0; seed < 100; seed += 1) {
        const item = makeVariant(template, seed, skillTitle);
        for (const language of ['fr', 'en'] as const) {
          const words = language === 'fr' ? item : item?.en;
          for (const text of words ? [words.question, ...words.steps, ...words.feedback] : []) {
            for (const [, number = '', plural] of text.matchAll(counted[language])) {
              const singular = isSingular(Number(number.replace(',', '.')), language);
              seen[language].add(singular);
              if (singular !== (plural === '')) faults.add(`${template.id}: ${text}`);
            }
          }
        }
      }
    }
    expect([...faults]).toEqual([]);
    expect([seen.fr.size, seen.en.size]).toEqual([2, 2]);
  });

  test('give the same item again from the same seed', () => {
    for (const { template } of sources) {
      expect(makeVariant(template, 12345, skillTitle)).toEqual(makeVariant(template, 12345, skillTitle));
    }
  });

  test('give a quiz of calculations alone as many as it may ask, and no concept twice', () => {
    const templates = sources.map(({ template }) => template);
    const most = Math.max(...questionCounts);
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: most }), (seed, count) => {
        const drawn = draw({ templates, count, random: createRandom(seed) });
        expect(drawn).toHaveLength(count);
        expect(new Set(drawn.map(({ concept }) => concept)).size).toBe(count);
      }),
      { numRuns: 20 },
    );
  });

  test('ask for nothing that another question of the quiz asks for', () => {
    const templates = sources.map(({ template }) => template);
    const asked = new Set(['tablet-count-calculation', 'pediatric-dose-by-weight']);
    const drawn = draw({ templates, count: templates.length, asked });
    expect(drawn.length).toBeGreaterThan(15);
    expect(drawn.filter(({ concept = '' }) => asked.has(concept))).toEqual([]);
  });

  test('give other numbers to a learner who comes back', () => {
    const ids = ['calc-tablets-01', 'calc-volume-01', 'calc-pump-rate-01'];
    const templates = sources.map(({ template }) => template).filter(({ id }) => ids.includes(id));
    const seen = new Set<string>();
    for (let session = 0; session < 3; session += 1) {
      const drawn = draw({ templates, count: 3, seen, random: createRandom(session) });
      expect(drawn).toHaveLength(3);
      for (const { hash } of drawn) {
        expect(seen.has(hash)).toBe(false);
        seen.add(hash);
      }
    }
  });
});

describe('the check', () => {
  const faulty = (change: (template: SourceTemplate['template']) => object) => {
    const [first] = sources as [SourceTemplate, ...SourceTemplate[]];
    const template = { ...first.template, ...change(first.template) } as SourceTemplate['template'];
    return checkCalculations([{ ...first, template }]).map(({ message }) => message);
  };

  test.each<[string, (template: SourceTemplate['template']) => object, RegExp]>([
    ['a skill that does not exist', () => ({ skills: [10] }), /skill 10, which does not exist/],
    ['a skill that draws no such kind', () => ({ skills: [9, 8] }), /skill 8, whose quizzes do not draw/],
    ['an id of another kind', () => ({ id: 'calc-volume-01' }), /begin its id with calc-conversion-/],
    ['an answer without limits', () => ({ limits: { grams: { min: 0, max: 10 } } }), /limits say nothing/],
    [
      'a unit of the same dimension that the stem does not rule out',
      ({ fr }) => ({ fr: { ...fr, stem: '{grams} g?' } }),
      /would be right too/,
    ],
    [
      'other numbers in one language',
      ({ en }) => ({ en: { ...en, stem: `${en.stem} Use 3 g of {unit}.` } }),
      /differ between the languages/,
    ],
    [
      'a name that is not there',
      ({ fr, en }) => ({
        fr: { ...fr, steps: ['{no}', fr.steps[1]] },
        en: { ...en, steps: ['{no}', en.steps[1]] },
      }),
      /names \{no\}/,
    ],
    [
      'a plural that no number decides',
      ({ fr, en }) => ({
        fr: { ...fr, stem: `Comprimé(s)? ${fr.stem}` },
        en: { ...en, stem: `Tablet(s)? ${en.stem}` },
      }),
      /leaves "\(s\)" open/,
    ],
    ['a formula that names nothing', () => ({ formulas: { dose: 'kilos * 2' } }), /names "kilos"/],
    [
      'limits that nothing meets',
      () => ({ limits: { dose: { min: 1, max: 2 } } }),
      /no variant within the limits/,
    ],
    ['too few variants', () => ({ parameters: { grams: [1, 2, 3] } }), /has 3 variants/],
    ['a straight apostrophe', ({ fr }) => ({ fr: { ...fr, stem: `L'${fr.stem}` } }), /breaks the typography/],
  ])('names %s', (_, change, message) => {
    expect(faulty(change).join('\n')).toMatch(message);
  });

  test('names a file that cannot be read, and one of another name', () => {
    const firstProblem = (text: string) =>
      parseCalculations('calculations/volume.json', text).problems[0]?.message;
    expect(firstProblem('{')).toMatch(/is not JSON/);
    expect(firstProblem('{"calculation":"volume","templates":[]}')).toMatch(/templates/);
    const { kind, template } = sources[0] as SourceTemplate;
    expect(firstProblem(JSON.stringify({ calculation: kind, templates: [template] }))).toBe(
      'holds the kind conversion: call it conversion.json',
    );
  });
});

test('a concept of the exam, which is secret, is never calculated', () => {
  const [first] = sources as [SourceTemplate, ...SourceTemplate[]];
  const item = sourceItem({ id: 'pha-001', concept: first.template.concept });
  const messages = (file: string) =>
    checkCalculations([first], [{ ...item, file }]).map((one) => one.message);
  expect(messages('exam/pharmacologie.json')).toContain(
    'has the concept of pha-001, which is secret: ask for another one',
  );
  expect(messages('skills/comp-09.json').join()).not.toContain('secret');
});

test('a preview shows the answer and its solution only with the key', () => {
  const source = sources.find(({ template }) => template.id === 'calc-pump-rate-01') as SourceTemplate;
  const shown = previewCalculation(source, { seed: 3, withKey: false });
  expect(shown).toContain('[fr] calc-pump-rate-01, version 2, seed 3');
  expect(shown).toContain('( ) mL/h');
  expect(shown).not.toContain('* ');
  expect(previewCalculation(source, { seed: 3, withKey: true })).toMatch(/\* \d+ mL\/h\n {2}1\. /);
});
