import type { Language } from '@revisoins/i18n';
import { plainWords } from '../hearing/plain-words.ts';

export interface Closest {
  /** The options that the words may mean. */
  readonly options: readonly number[];
  /** The words leave no doubt, if there is one option. */
  readonly isCertain: boolean;
}

/** Words that carry no meaning in an option; negations are not among them. */
const empty = {
  fr: 'le la les l un une des de du d au aux a et ou en dans par pour avec sur son sa ses ce cet cette ces que qui qu se s y il elle on est sont c je tu vous faut',
  en: 'the a an of to in on at and or for with by from is are be it its this that his her their s as i you would should',
} as const;

const numbers = {
  fr: 'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
} as const;

/** The share of the spoken words that an option must contain. */
const CONTAINED = 0.6;

/** The stem that a word shares with its other forms. */
const stem = (word: string) =>
  word.length < 5 || /\d/.test(word)
    ? word
    : word.replace(/(?:ements?|ations?|ings?|antes?|ants?|ees?|ers?|ez|ed|es|s|e|x)$/, (ending) =>
        word.length - ending.length >= 4 ? '' : ending,
      );

function contentWords(text: string, language: Language): string[] {
  const ignored = new Set(empty[language].split(' '));
  const counted = numbers[language].split(' ');
  return plainWords(text)
    .split(' ')
    .map((word) => (counted.includes(word) && word !== 'un' ? String(counted.indexOf(word)) : word))
    .filter((word) => word !== '' && !ignored.has(word))
    .map(stem);
}

/** Whether two long words differ by one letter: a slip of dictation. */
function isSlip(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < 6 || Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const ends = (a: string, b: string) => a.slice(at + 1) === b.slice(at + 1);
  return ends(one, other) || one.slice(at + 1) === other.slice(at) || one.slice(at) === other.slice(at + 1);
}

/** The options whose words were spoken, if any; only words that distinguish options decide. */
export function closestOptions(said: string, options: readonly string[], language: Language): Closest {
  const heard = [...new Set(contentWords(said, language))];
  const words = options.map((option) => new Set(contentWords(option, language)));
  const none: Closest = { options: [], isCertain: false };
  if (heard.length === 0) return none;

  const holds = heard.map((word) => words.map((own) => own.has(word)));
  const slips = heard.map((word, at) =>
    holds[at]?.some(Boolean)
      ? words.map(() => false)
      : words.map((own) => [...own].some((one) => isSlip(one, word))),
  );
  const scores = words.map((own, option) => {
    const exact = heard.filter((_, at) => holds[at]?.[option]).length;
    const slipped = heard.filter((_, at) => slips[at]?.[option]).length;
    // All of its words were spoken.
    const isWhole = [...own].every((word) => heard.includes(word));
    return { option, exact, total: exact + slipped, isWhole };
  });
  const best = Math.max(...scores.map(({ total }) => total));
  if (best === 0 || best < heard.length * CONTAINED) return none;
  const leading = scores.filter(({ total }) => total === best);
  const whole = leading.filter(({ isWhole }) => isWhole);
  const meant = whole.length === 1 ? whole : leading;
  return {
    options: meant.map(({ option }) => option),
    isCertain: meant.length === 1 && (meant[0]?.exact ?? 0) > 0,
  };
}
