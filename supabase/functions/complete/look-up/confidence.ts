import type { Judged } from './judged.ts';
import { plain } from './plain.ts';
import { splitWords } from './read-concepts.ts';
import { weights } from './confidence-weights.ts';

/**
 * How likely an entry must be to answer for it to be given at once. Of the graded questions, 2 % get a wrong
 * answer by weights that have not seen them; of 80 that were sealed, 6 % did.
 */
export const SURE = 0.86;

const howMuch =
  /\b(?:how (?:much|many|long|often|deep|fast|high|soon|old)|combien|normal\w*|frequence|quel age)\b/;
const leave = /\b(?:can|may|peut|peux|puis|droit|allowed)\b/;

/** Words that any question may have, in both languages and without accents. */
const grammar = new Set(
  `a an the of in on at to for is are was be been am i you we he she it they my your his her its their me us him
  them this that these those and or if do does did doing done what whats wat how why when where which who whom
  whose can could should would will shall may might must have has had so as by with from there here s t re ll d m
  ve u ur up
  le la les l un une des de du au aux en et ou je tu il elle on nous vous ils elles mon ma mes ton ta tes son sa
  ses notre votre leur ce cet cette ces c qu que quoi koi qui quel quelle quels quelles est es sont etre ai as avons
  ont j n ne pas se y dans sur pour par avec comment pourquoi quand combien faut fait fais faire doit dois peut peux
  si pis cest kesse plus`.split(/\s+/),
);

/** What of a word its inflections share: 'infected' and 'infection', 'plaies' and 'plaie'. */
function beginning(word: string): string {
  if (word.length > 5) return word.slice(0, Math.max(4, word.length - 2));
  return word.length === 5 ? word.replace(/[sx]$/, '') : word;
}

/** The share of a question's words, as they were typed, that an entry's title or its other names have. */
function shareNamed(question: string, { title, terms }: Judged['entry']['wording']): number {
  const words = splitWords(plain(question)).filter((word) => word.length > 1 && !grammar.has(word));
  const asked = [...new Set(words)];
  const names = splitWords(plain([title, ...terms].join(' ')));
  const named = asked.filter((word) => names.some((name) => name.startsWith(beginning(word))));
  return asked.length === 0 ? 1 : named.length / asked.length;
}

/** What speaks for or against an entry as the answer to a question. */
export type Measures = Readonly<Record<Exclude<keyof typeof weights, 'constant'>, number>>;

export function measure(question: string, { entry, score, fits, isTitled }: Judged): Measures {
  const asked = plain(question);
  return {
    score,
    named: shareNamed(question, entry.wording),
    fits,
    asksHowMuch: Number(howMuch.test(asked)),
    asksLeave: Number(leave.test(asked)),
    isTitled: Number(isTitled),
    isDefinition: Number(entry.kind === 'definition'),
  };
}

/** How likely it is that an entry answers: a logistic regression over its measures. */
export function confidence(measures: Measures): number {
  const { constant, ...each } = weights;
  const names = Object.keys(each) as (keyof Measures)[];
  const sum = names.reduce<number>((all, name) => all + each[name] * measures[name], constant);
  return 1 / (1 + Math.exp(-sum));
}
