// A copy of libs/assessment/src/bank/guarded-topics.ts.
// Made by `node tools/generated/main.ts`; do not edit.
// Imports nothing: a copy of this file is deployed with the functions (tools/generated).

export type GuardedTopic = 'cardiac' | 'wound';

interface Topic {
  readonly name: GuardedTopic;
  /** Titles and skills that own the topic: its questions belong there. */
  readonly titles: readonly string[];
  readonly skillIds: readonly number[];
  readonly terms: RegExp;
}

/** Whole words, without accents; a term that ends in * also matches longer words. */
function wordsLike(terms: readonly string[]): RegExp {
  const sources = terms.map((term) => term.replace(/\*$/, '[a-z]*'));
  return new RegExp(`(?<![a-z])(?:${sources.join('|')})(?![a-z])`);
}

// Diseases and procedures, not every mention: a heart rate is a vital sign that belongs to all skills, 'mal
// au cœur' is nausea, and 'dressing' alone is putting on clothes.
const guardedTopics: readonly Topic[] = [
  {
    name: 'cardiac',
    titles: ['Cardiologie'],
    skillIds: [9, 14, 22],
    terms: wordsLike([
      'cardiolog*',
      'cardiopath*',
      'cardiomyopath*',
      'myocard*',
      'coronarien*',
      'coronary',
      'infarctus(?! cerebral)',
      'myocardial infarction',
      'angine de poitrine',
      'angor',
      'angina',
      'arythmi*',
      'arrhythmi*',
      'fibrillation',
      'electrocardiogram*',
      'ecg',
      'insuffisance cardiaque',
      'insuffisant cardiaque',
      'arret cardiaque',
      'arret cardiorespiratoire',
      'crise cardiaque',
      'maladie cardiaque',
      'stimulateur cardiaque',
      'heart failure',
      'heart attack',
      'heart disease',
      'cardiac arrest',
      'pacemaker',
    ]),
  },
  {
    name: 'wound',
    titles: ['Soins de Plaies'],
    // In 5, 14, 19 and 27 a wound is part of the case: self-harm, a chest drain, a tumour and a caesarean
    // section.
    skillIds: [4, 5, 7, 8, 14, 19, 27],
    terms: wordsLike([
      'plaies?',
      'pansements?',
      'escarres?',
      'lesions? de pression',
      'ulceres? (?:veineux|arteriels?)',
      'debridement',
      'cicatrisation',
      'points de suture',
      'wounds?',
      '(?:sterile|dry|moist|hydrocolloid) dressings?',
      'dressing changes?',
      'pressure (?:injury|injuries|ulcers?|sores?)',
      'bedsores?',
      '(?:venous|arterial) ulcers?',
      'stitches',
    ]),
  },
];

/** The topic in these stems that belongs to other skills, or null. */
export function guardedTopicIn(stems: string, skillTitle: string, skillId: number): GuardedTopic | null {
  const folded = foldText(stems);
  const refused = guardedTopics.find(
    ({ titles, skillIds, terms }) =>
      !titles.includes(skillTitle.trim()) && !skillIds.includes(skillId) && terms.test(folded),
  );
  return refused?.name ?? null;
}

/** Without accents and case, with single spaces. */
function foldText(text: string): string {
  return text
    .replace(/œ/gi, 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ');
}
