import { confidence, measure, SURE } from './confidence.ts';
import { asksSide } from './fits-asking.ts';
import type { Judged } from './judged.ts';
import { leavesOpen } from './leaves-open.ts';
import { isLow, isLowInAwake } from './name-measure.ts';
import { plain } from './plain.ts';
import { splitWords } from './read-concepts.ts';
import type { FoundEntry } from './search-entries.ts';

/** What a question gets. */
export type Decision =
  | {
      readonly outcome: 'answer';
      readonly best: Judged;
      /** Others that speak of it as well, for a model that words the answer. */
      readonly others: readonly FoundEntry[];
    }
  /** At most three that may have been meant, the likeliest first. */
  | { readonly outcome: 'choices'; readonly entries: readonly Judged[] }
  | { readonly outcome: 'unknown' };

/** From this score on, an entry may be the right one. */
const POSSIBLE = 0.36;
/** A name that is so much like the question may be meant, although a word of the question is unknown. */
const SIMILAR = 0.5;
const CHOICES = 3;
/**
 * Where a question follows another one, whose subject is known, the entry need not be that likely, but it
 * must speak of each heavy word.
 */
const SURE_OF_BOTH = 0.7;
/** So many words ask nothing about what they name. */
const BARE = 2;
/** An entry so little less likely is as likely. */
const NEARLY = 0.001;
/** As a share of the best score. */
const CLOSE = 0.75;
const OTHERS = 2;

/** A question that follows another one, with that one. */
export interface Both {
  /** The words of the question with the subjects of both. */
  readonly words: string;
  /** Whether an entry speaks of what was asked about. */
  readonly isAbout: (judged: Judged) => boolean;
  /** It asks something else about the same subject: 'la dose?' */
  readonly asksAnew: boolean;
}

/** A measured value, not an amount such as '0,5 g', is for a nurse to judge: 'la glycémie est à 3,2'. */
const measured = /\d[.,]\d+(?!\d)(?!\s?(?:g|mg|mcg|µg|ml|l|unit\w*)(?![\p{L}\p{N}]))/iu;

/**
 * Entries, the best first, are an answer, a choice or nothing: a wrong answer is worse than none. The best
 * one answers where it is likely enough to be right; otherwise the learner chooses.
 */
export function decide(
  question: string,
  judged: readonly Judged[],
  /** Of a question that follows another one. */
  both?: Both,
): Decision {
  const named = judged.find(({ entry }) => isTitle(question, entry));
  const answer =
    named ??
    judged
      .slice(0, 1)
      .find((best) => answers(question, best, both) && !(both === undefined && isBareName(question, judged)));
  if (answer !== undefined) {
    const others = judged.filter((one) => one !== answer && one.score >= answer.score * CLOSE);
    return { outcome: 'answer', best: answer, others: others.slice(0, OTHERS).map(({ entry }) => entry) };
  }
  const alike = judged.filter(
    ({ score, exact, hasSubject }) => score >= POSSIBLE && (hasSubject || exact >= SIMILAR),
  );
  const possible =
    both === undefined ? alike : alike.toSorted((one, other) => +both.isAbout(other) - +both.isAbout(one));
  if (possible.length === 0) return { outcome: 'unknown' };
  // They only share a common word with another subject: 'recette de tarte au sucre'.
  if (possible.every((one) => (one.misses || one.hasStranger) && !one.isTitled && one.exact < SIMILAR))
    return { outcome: 'unknown' };
  return { outcome: 'choices', entries: offer(urgentFirst(question, possible), CHOICES) };
}

function answers(question: string, best: Judged, both: Both | undefined): boolean {
  const isLikely =
    both === undefined
      ? confidence(measure(question, best)) >= SURE
      : !best.misses &&
        both.isAbout(best) &&
        confidence(measure(both.words, best)) >= (both.asksAnew ? SURE : SURE_OF_BOTH);
  return (
    best.hasSubject &&
    !best.lacksAspect &&
    !(measured.test(question) || isLow(question)) &&
    isLikely &&
    !leavesOpen(question, best)
  );
}

/** A name alone, which another entry bears as well, asks nothing in particular: 'healthy carrier'. */
function isBareName(question: string, [best, ...others]: readonly Judged[]): boolean {
  const likely = (one: Judged) => confidence(measure(question, one));
  return (
    best !== undefined &&
    splitWords(question).length <= BARE &&
    !asksSide(question) &&
    others.some((one) => likely(one) > likely(best) - NEARLY)
  );
}

/** A value is for a nurse to judge, but what to do about a glucose that is too low cannot wait. */
function urgentFirst(question: string, possible: readonly Judged[]): readonly Judged[] {
  if (!isLowInAwake(question)) return possible;
  const isTreatment = ({ entry }: Judged) =>
    /\b(?:que faire|what to do) (?:en|in) hypogly/.test(plain(entry.wording.title));
  return [...possible.filter(isTreatment), ...possible.filter((one) => !isTreatment(one))];
}

/** The best ones; of two subjects that a question names, each has its entry. */
function offer(possible: readonly Judged[], most: number, chosen: readonly Judged[] = []): readonly Judged[] {
  const [best] = possible;
  if (best === undefined || chosen.length === most) return chosen;
  const adds = (one: Judged) =>
    one.asked.some(
      (subject) =>
        !subject.isSide && isTitled(one, subject) && !chosen.some((other) => isTitled(other, subject)),
    );
  const next = chosen.length === 0 ? best : (possible.find(adds) ?? best);
  return offer(
    possible.filter((one) => one !== next),
    most,
    [...chosen, next],
  );
}

function isTitled({ entry }: Judged, { ways }: Judged['asked'][number]): boolean {
  const words = splitWords(plain(entry.wording.title));
  return ways.some((way) => way.every((stem) => words.some((word) => word.startsWith(stem))));
}

/** A choice is pressed by its title, which then is the question. */
function isTitle(question: string, { wording }: FoundEntry): boolean {
  const words = (text: string) => splitWords(plain(text)).join(' ');
  return words(question) === words(wording.title);
}
