import { lacksAspect } from './asked-aspect.ts';
import { saysAspects } from './asked-sentences.ts';
import { asksDifference, fitsAsking } from './fits-asking.ts';
import { isLikelyCorrection } from './is-likely-correction.ts';
import { plain } from './plain.ts';
import { searchWords, splitWords, type Concept } from './read-concepts.ts';
import type { Judged } from './judged.ts';
import type { FoundEntry, Searched } from './search-entries.ts';

const strengths = { A: 1, B: 0.92, C: 0.6, D: 0.35 } as const;
/** As a share of the rarest subject's weight: from here on, a word may be what the question is about. */
const TELLING = 0.66;
/** In the same way: an entry without a word that weighs so much answers something else, if another has it. */
const HEAVY = 0.5;
/** As a share of a subject's weight. */
const SIDE = 0.3;
/** The relative weight of a word that was read as another one: its meaning is only likely. */
const CORRECTED = 0.9;
const SHORT_UNKNOWN = 0.6;
/** A word that only one entry has may occur there by chance: it weighs no more than a word that four have. */
const RAREST = 5;
/** How much a name counts that is not the title. */
const TERM = 0.86;
/** One of the things that the title names. */
const PART = 0.9;
const ROW = 0.8;
/** What an entry gains that has a sentence on the aspect asked about, such as the reason or who does it. */
const SAYS_ASPECTS = 0.05;
/** and what one loses that says nothing of it. */
const LACKS_ASPECT = 0.06;
const worth = { title: 1, part: PART, term: TERM, row: ROW } as const;
/** What an entry gains whose title begins with what is asked about: 'Gloves: when to wear them'. */
const OPENS = 0.03;

interface Weighed {
  /** Some entry has it. */
  readonly isKnown: boolean;
  readonly weight: number;
  readonly isSide: boolean;
  readonly isEarlier?: boolean | undefined;
  /** Its ways as stems. */
  readonly ways: readonly (readonly string[])[];
  /** How strongly each entry speaks of it, by the entry's place in the list. */
  readonly strengths: readonly number[];
}

/** The entries that a search has found, the best first. */
export function judgeEntries(
  question: string,
  concepts: readonly Concept[],
  /** Those whose words were searched for, in that order. */
  searchedFor: readonly Concept[],
  { words, entries }: Searched,
): Judged[] {
  const fits = fitsAsking(question);
  const lacks = lacksAspect(question);
  const compares = asksDifference(question);
  const weighed = weigh(concepts, searchWords(searchedFor), words, entries);
  const whole = sum(weighed.map(({ weight }) => weight));
  if (whole === 0) return [];
  const subjects = weighed.filter(({ isSide }) => !isSide);
  const hasStranger = subjects.some(
    ({ isKnown, ways }) => !isKnown && ways.flat().some((word) => word.length > 4),
  );
  const heaviest = Math.max(0, ...subjects.map(({ weight }) => weight));
  const telling = subjects.filter(({ weight }) => weight >= heaviest * TELLING);
  return entries
    .map((entry, at): Judged => {
      const share = (of: (strength: number) => number) =>
        sum(weighed.map(({ weight, strengths: known }) => weight * of(known[at] ?? 0))) / whole;
      const coverage = share((strength) => (strength > 0 ? 1 : 0));
      const name = Math.max(0, ...entry.names.map((one) => agreement(one, weighed, whole)));
      const hasTelling = (least: number) =>
        telling.length === 0 || telling.some(({ strengths: known }) => (known[at] ?? 0) >= least);
      const [first = ''] = splitWords(plain(entry.wording.title));
      const opens = telling.some(({ ways }) =>
        ways.some((way) => way.some((stem) => first.startsWith(stem))),
      );
      return {
        entry,
        coverage,
        exact: name,
        hasSubject: hasTelling(strengths.C),
        isTitled: hasTelling(strengths.A),
        misses: subjects.some(
          ({ isKnown, weight, strengths: known }) =>
            isKnown && weight >= heaviest * HEAVY && (known[at] ?? 0) === 0,
        ),
        rows: askedRows(entry, weighed, compares),
        asked: weighed,
        hasStranger,
        lacksAspect: lacks(entry),
        fits: fits(entry),
        score:
          0.4 * share((strength) => strength) +
          0.25 * coverage +
          0.35 * name +
          fits(entry) -
          (lacks(entry) ? LACKS_ASPECT : 0) +
          (opens ? OPENS : 0),
      };
    })
    .map((one): Judged => ({ ...one, score: one.score + SAYS_ASPECTS * saysAspects(question, one) }))
    .toSorted((one, other) => other.score - one.score);
}

function weigh(
  concepts: readonly Concept[],
  order: readonly string[],
  words: Searched['words'],
  entries: Searched['entries'],
): Weighed[] {
  return concepts.flatMap(({ ways, isSide: isNamedSide, resembles, isEarlier }): Weighed | [] => {
    const read = ways.map((way) =>
      way
        .map((one) => ({ one, at: order.indexOf(one) }))
        .map(({ one, at }) => ({ word: readWord(one, words[at]), at })),
    );
    const telling = read
      .map((way) => way.filter(({ word }) => word !== undefined && word.read !== null))
      .filter((way) => way.length > 0);
    // A synonym is intended, whatever was typed, and it is spelled correctly.
    const known = telling.filter((way, index) =>
      way.every(({ word }) => word?.isKnown && (index === 0 || !word.isCorrected)),
    );
    const isSlip =
      resembles !== undefined && !read[0]?.some(({ word }) => word?.isKnown && !word.isCorrected);
    if (isSlip && resembles === 'little') return [];
    const isSide = isNamedSide || isSlip;
    const isTyped = read[0]?.some(({ word }) => word !== undefined && word.read !== null);
    const usable = known.length > 0 ? known : isTyped ? telling.slice(0, 1) : [];
    if (usable.length === 0) return [];
    const weighWay = (way: (typeof read)[number]) =>
      Math.max(...way.map(({ word }) => Math.min(word?.weight ?? 0, mostWeight(word)) * certainty(word)));
    return {
      weight: Math.min(...usable.map(weighWay)) * (isSide ? SIDE : 1),
      isSide,
      isEarlier,
      isKnown: known.length > 0,
      ways: usable.map((way) => way.map(({ word }) => word?.read ?? '')),
      strengths: entries.map(({ places }) =>
        Math.max(
          ...usable.map((way) =>
            Math.min(
              ...way.map(({ word, at }) => {
                const place = places[at];
                if (!place || !word?.isKnown) return 0;
                // A number in passing is not the number that was asked about.
                return strengths[place] < strengths.B && isNumber([words[at]?.read ?? ''])
                  ? 0
                  : strengths[place];
              }),
            ),
          ),
        ),
      ),
    };
  });
}

/** What a word was read as, unless that is unlikely. */
function readWord(typed: string, word: Searched['words'][number] | undefined) {
  const isUnlikely = word?.isCorrected && !isLikelyCorrection(typed, word.read ?? '');
  return isUnlikely ? { ...word, read: typed, isKnown: false, isCorrected: false } : word;
}

const mostWeight = (word: Searched['words'][number] | undefined) =>
  word?.isKnown && !word.isCorrected ? RAREST : Infinity;

/**
 * The rows whose first cell covers most of the question beyond the title, and those that it names beside
 * them: 'les angles IM, SC et ID'.
 */
function askedRows({ names }: FoundEntry, weighed: readonly Weighed[], compares: boolean): number[] {
  const title = names.find(({ place }) => place === 'title')?.stems ?? [];
  const isTitled = (one: Weighed | undefined) => one?.ways.some((way) => isIn(way, title)) === true;
  // '4 moments' says how many there are, 'stade 4' which one.
  const isCount = (at: number) => isTitled(weighed[at + 1]) && !isTitled(weighed[at - 1]);
  const subjects = weighed.filter(
    (one, at) => !isTitled(one) && (one.ways.some(isNumber) ? !isCount(at) : !one.isSide),
  );
  const rows = names.filter(({ place }) => place === 'row');
  const most = (asked: readonly Weighed[]) => {
    const said = rows.map(({ number, stems }) => ({
      number,
      stems,
      said: sum(asked.filter(({ ways }) => ways.some((way) => isIn(way, stems))).map(({ weight }) => weight)),
    }));
    const highest = Math.max(0, ...said.map((row) => row.said));
    return said.filter((row) => row.said > 0 && row.said === highest);
  };
  const compared = compares ? rowOfEach(subjects, rows) : [];
  if (compared.length > 1) return compared;
  const untitled = most(subjects);
  // A title that lists its rows: 'Eupnea, apnea, Cheyne-Stokes'.
  const said = new Set(
    weighed.filter((one) => isTitled(one) && !one.isSide).flatMap(({ ways }) => ways.flat()),
  );
  const listed = rows.filter(({ stems }) => stems.length > 0 && stems.every(({ stem }) => said.has(stem)));
  const best = untitled.length === 0 && listed.length === 1 ? listed : untitled;
  const heaviest = Math.max(0, ...subjects.map(({ weight }) => weight));
  const unsaid = subjects.filter(
    ({ ways, weight }) =>
      weight >= heaviest * HEAVY && !best.some(({ stems }) => ways.some((way) => isIn(way, stems))),
  );
  return [...new Set([...best, ...most(unsaid)].map(({ number }) => number))].toSorted(
    (one, other) => one - other,
  );
}

/** The rows of each thing that is compared: the one that names it alone, or all that name it. */
function rowOfEach(subjects: readonly Weighed[], rows: FoundEntry['names']): number[] {
  const own = subjects.flatMap(({ ways }) => {
    const naming = rows.filter(({ stems }) => ways.some((way) => !isNumber(way) && isIn(way, stems)));
    const alone = naming.filter(({ stems }) => ways.some((way) => way.length === stems.length));
    return (alone.length > 0 ? alone : naming).map(({ number }) => number);
  });
  return [...new Set(own)].toSorted((one, other) => one - other);
}

/** A short unknown word is more likely a misspelling than a subject. */
function certainty(word: Searched['words'][number] | undefined): number {
  if (word?.isCorrected) return CORRECTED;
  return word?.isKnown === false && (word.read ?? '').length <= 4 ? SHORT_UNKNOWN : 1;
}

/** How well a name and the question match: the harmonic mean of how much each one covers of the other. */
function agreement(
  { place, stems }: FoundEntry['names'][number],
  weighed: readonly Weighed[],
  whole: number,
): number {
  const inName = (way: readonly string[]) => isIn(way, stems);
  const said = weighed.filter(({ ways }) => ways.some(inName));
  const words = new Set(said.flatMap(({ ways }) => ways.filter(inName).flat()));
  const recall = sum(said.map(({ weight }) => weight)) / whole;
  const precision =
    sum(stems.filter(({ stem }) => words.has(stem)).map(({ weight }) => weight)) /
    Math.max(0.001, sum(stems.map(({ weight }) => weight)));
  const both = recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision);
  return both * worth[place] * (said.some(({ isSide }) => !isSide) ? 1 : 0.5);
}

const isIn = (way: readonly string[], stems: FoundEntry['names'][number]['stems']) =>
  way.every((word) => stems.some(({ stem }) => stem === word));

const isNumber = (way: readonly string[]) => way.every((word) => /^\d+$/.test(word));

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
