import type { Judged } from './judged.ts';
import { leavesOpen } from './leaves-open.ts';
import { isLowInAwake } from './name-measure.ts';
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

/** From here on an entry is an answer, if it speaks of most of the question. */
const SURE = 0.5;
const LEAST_COVERAGE = 0.55;
/** An entry that leads so far may speak of less, if every long word of the question is known. */
const LEAD = 0.12;
const LEAST_COVERAGE_ALONE = 0.42;
/** The only possible one, of less still, if its title has the subject. */
const LEAST_COVERAGE_ONLY = 0.38;
/** An entry this far below the best is not another answer. */
const MARGIN = 0.008;
/** Where it lacks a word that weighs much, the next one is as likely. */
const MARGIN_LACKING = 0.05;
/** So it is where the best one lacks such a word and is not that good. */
const MARGIN_WEAK = 0.07;
const WEAK = 0.67;
/**
 * An entry whose title has the subject is the answer, however close the next one is. Where it lacks a word
 * that weighs much, it must lead by this and speak of this much of the question.
 */
const LEAD_TITLED = 0.05;
const LEAST_COVERAGE_TITLED = 0.45;
/** So is any entry that leads this far, and whose names say this much. */
const LEAD_FAR = 0.15;
const LEAST_NAMED_FAR = 0.25;
/** Below, a name and the question share so little that the rest of the entry must say most of it; */
const LOOSE = 0.42;
const FULL = 0.76;
/** where its title has the subject, less is enough. */
const TITLED = 0.56;
/** Another entry that covers this much more of the question, and is not much worse, may be the right one. */
const RIVAL_COVERAGE = 0.25;
const RIVAL = 0.75;
/** So may an entry that contains each of the rarest words when the best one does not. */
const RIVAL_WHOLE = 0.7;
/** So may one with a rare word of the question in its title, when the best one has little in its names; */
const RIVAL_TITLED = 0.75;
const LITTLE_NAMED = 0.5;
/** and one whose title has the only subject, when the best one mentions it among other things. */
const RIVAL_ON_SUBJECT = 0.8;
const LEAD_ON_SUBJECT = 0.2;
/** Tables of such entries answer for many subjects. */
const ofManySubjects = ['abbreviation', 'value'];
/** The best one may say all of it by chance when its names say so little and the next one is this near. */
const LEAST_NAMED = 0.63;
const LEAST_EXACT = 0.7;
const LEAD_LITTLE_NAMED = 0.12;
/** An entry without the subject in its title must share so much of its names with the question. */
const LEAST_EXACT_UNTITLED = 0.5;
const LEAST_NAMED_UNTITLED = 0.6;
/** From this score on, an entry may be the right one. */
const POSSIBLE = 0.36;
/** A name that is so much like the question may be meant, although a word of the question is unknown. */
const SIMILAR = 0.5;
const CHOICES = 3;
/** As a share of the best score. */
const CLOSE = 0.75;
const OTHERS = 2;

/** A measured value, not an amount such as '0,5 g', is for a nurse to judge: 'la glycémie est à 3,2'. */
const measured = /\d[.,]\d+(?!\d)(?!\s?(?:g|mg|mcg|µg|ml|l|unit\w*)(?![\p{L}\p{N}]))/iu;

/**
 * Entries, the best first, are an answer, a choice or nothing: a wrong answer is worse than none. The numbers
 * are set by tests/contract/course. The scores of a question that follows another one favour the entry that
 * answered it.
 */
export function decide(question: string, judged: readonly Judged[], follows: boolean): Decision {
  const [best, second] = judged;
  if (best === undefined) return { outcome: 'unknown' };
  const lead = best.score - (second?.score ?? 0);
  const isSure =
    best.hasSubject &&
    !best.lacksAspect &&
    ((best.score >= SURE && best.coverage >= LEAST_COVERAGE) ||
      (lead >= LEAD && !best.hasStranger && best.coverage >= LEAST_COVERAGE_ALONE));
  const isLoose = best.exact < LOOSE && best.score < (best.isTitled ? TITLED : FULL);
  const hasRival = judged.some(
    (one) =>
      (one.coverage >= best.coverage + RIVAL_COVERAGE && one.score >= best.score * RIVAL) ||
      (best.misses && !one.misses && one.score >= best.score * RIVAL_WHOLE) ||
      (!best.isTitled &&
        one.isTitled &&
        best.named < LITTLE_NAMED &&
        one.score >= best.score * RIVAL_TITLED) ||
      (!best.isTitled &&
        one.isTitled &&
        best.isSingle &&
        !ofManySubjects.includes(best.entry.kind) &&
        lead < LEAD_ON_SUBJECT &&
        one.score >= best.score * RIVAL_ON_SUBJECT),
  );
  const isScattered =
    !best.misses && best.named < LEAST_NAMED && best.exact < LEAST_EXACT && lead < LEAD_LITTLE_NAMED;
  const isPassing = !best.isTitled && best.exact < LEAST_EXACT_UNTITLED && best.named < LEAST_NAMED_UNTITLED;
  const margin = best.misses ? (best.score < WEAK ? MARGIN_WEAK : MARGIN_LACKING) : MARGIN;
  const isAlone = !isPassing && lead >= margin && !isLoose && !hasRival;
  const isOnSubject =
    best.isTitled &&
    best.score >= SURE &&
    best.coverage >= LEAST_COVERAGE_TITLED &&
    (!best.misses || lead >= LEAD_TITLED);
  const isFarAhead =
    best.named >= LEAST_NAMED_FAR &&
    lead >= LEAD_FAR &&
    best.coverage >= LEAST_COVERAGE_ALONE &&
    best.score >= SURE;
  const isClear = !follows && best.hasSubject && !best.lacksAspect && (isOnSubject || isFarAhead);
  const named = judged.find(({ entry }) => isTitle(question, entry));
  const isAnswer =
    ((isSure && isAlone) || isClear) &&
    !isScattered &&
    !measured.test(question) &&
    !leavesOpen(question, best);
  const answer = named ?? (isAnswer ? best : undefined);
  if (answer !== undefined) {
    const others = judged.filter((one) => one !== answer && one.score >= answer.score * CLOSE);
    return { outcome: 'answer', best: answer, others: others.slice(0, OTHERS).map(({ entry }) => entry) };
  }
  const possible = judged.filter(
    ({ score, exact, hasSubject }) => score >= POSSIBLE && (hasSubject || exact >= SIMILAR),
  );
  if (possible.length === 0) return { outcome: 'unknown' };
  const [only] = possible;
  if (
    possible.length === 1 &&
    only?.isTitled &&
    !only.lacksAspect &&
    only.coverage >= LEAST_COVERAGE_ONLY &&
    !measured.test(question) &&
    !leavesOpen(question, only)
  )
    return { outcome: 'answer', best: only, others: [] };
  // They only share a common word with another subject: 'recette de tarte au sucre'.
  if (possible.every((one) => (one.misses || one.hasStranger) && !one.isTitled && one.exact < SIMILAR))
    return { outcome: 'unknown' };
  return { outcome: 'choices', entries: offer(urgentFirst(question, possible), CHOICES) };
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
