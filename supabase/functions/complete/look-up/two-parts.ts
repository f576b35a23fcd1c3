import type { Language } from '../../_shared/language.schema.ts';
import { decide, type Decision } from './decide.ts';
import { judgeEntries } from './judge-entries.ts';
import type { Judged } from './judged.ts';
import { nameMeasure } from './name-measure.ts';
import { readConcepts, type Concept } from './read-concepts.ts';
import type { Searched } from './search-entries.ts';

/** What a question asks beside its first part, and the entry that answers it. */
export interface SecondPart {
  readonly asking: string;
  readonly best: Judged;
}

const asks =
  "(?:(?:[àa] )?(?:quels?|quelles?|quoi|comment|pourquoi|combien)|c(?:['’]| )?est (?:quoi|koi)|cest (?:quoi|koi)|what|which|how|why|when|who|where)";
/** After 'et' they ask; after a comma they may relate: 'une personne, qui tousse'. */
const also = '(?:qui|quand)\\b|où(?=\\s|\\?|$)';
const border = new RegExp(
  `\\?\\s+(?=${asks}\\b)|,?\\s+(?:et|pis|puis|and)\\s+(?=${asks}\\b|${also})|,\\s+(?=${asks}\\b)`,
  'iu',
);
/** How clear the entry must be for a part alone: the better it fits, the less it needs to lead. */
const CLEAR = 0.9;
const LEAST_LEAD = 0.05;
const FAR_AHEAD = { score: 0.8, lead: 0.15 };
/** How much less the entry of the other part must fit; */
const LEAST_APART = 0.15;
/** less so where it only asks on about the same subject: '… and what to do'. */
const LEAST_AHEAD = 0.1;
/** Where a part names one subject, how much of the other part its entry must speak of. */
const RELATED = 0.2;

export interface TwoParts {
  readonly first: Judged;
  readonly second: SecondPart;
}

/**
 * The entries for the last part of a question and for what stands before it, where each is clear and
 * fits the other part less. The entry for the whole question need not be clear for the first part alone.
 */
export function twoParts(
  text: string,
  language: Language,
  whole: Decision,
  all: readonly Concept[],
  found: Searched,
): TwoParts | undefined {
  const asking = text.split(border).at(-1) ?? '';
  const before = text.slice(0, text.length - asking.length);
  if (before === '') return undefined;
  const subjects = all.filter(({ isSide }) => !isSide);
  const own = readPart(asking, language);
  const asksOn = own.every(({ isSide }) => isSide) && subjects.length > 0;
  const one = lookAt(before, readPart(before, language), all, found);
  const two = lookAt(asking, asksOn ? [...subjects, ...own] : own, all, found);
  const [first, last] = [one.judged[0], two.judged[0]];
  if (!first || !last || first.entry === last.entry) return undefined;
  const inPart = ({ judged }: Part, other: Judged) => judged.find(({ entry }) => entry === other.entry);
  const isAhead = (inPart(two, first)?.score ?? 0) <= last.score - LEAST_AHEAD;
  const isApart =
    (inPart(two, first)?.score ?? 0) <= last.score - LEAST_APART &&
    (inPart(one, last)?.score ?? 0) <= first.score - LEAST_APART;
  const isRelated = two.subjects > 1 || (two.subjects === 1 && (inPart(one, last)?.coverage ?? 0) >= RELATED);
  const isWhole = whole.outcome === 'answer' && whole.best.entry === first.entry;
  const fits = asksOn ? isAhead : isApart && isRelated;
  if (!fits || !(isWhole || isClear(one)) || !isClear(two)) return undefined;
  return { first: isWhole ? whole.best : first, second: { asking, best: last } };
}

interface Part {
  readonly text: string;
  readonly subjects: number;
  readonly judged: readonly Judged[];
}

const readPart = (text: string, language: Language) => readConcepts(nameMeasure(text, language), language);

function lookAt(text: string, own: readonly Concept[], all: readonly Concept[], found: Searched): Part {
  const subjects = own.filter(({ isSide }) => !isSide).length;
  return { text, subjects, judged: judgeEntries(text, own, all, found) };
}

function isClear({ text, judged }: Part): boolean {
  const [best, next] = judged;
  const lead = (best?.score ?? 0) - (next?.score ?? 0);
  return (
    best !== undefined &&
    best.isTitled &&
    !best.misses &&
    !best.hasStranger &&
    best.coverage >= CLEAR &&
    ((best.score >= CLEAR && lead >= LEAST_LEAD) ||
      (best.score >= FAR_AHEAD.score && lead >= FAR_AHEAD.lead)) &&
    decide(text, judged).outcome === 'answer'
  );
}
