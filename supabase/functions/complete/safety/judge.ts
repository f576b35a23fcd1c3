import type { Danger } from './concerns.ts';
import { isBesideWork } from './beside-work.ts';
import { classifyDanger, happens, isCalculation, without } from './classify-danger.ts';
import { isEverydayWork } from './everyday-work.ts';
import { fold } from './fold.ts';
import { estimateLikelihood } from './likelihood.ts';
import { isOldGrief } from './old-grief.ts';
import { isPlainMishap } from './plain-mishap.ts';
import { isGrave, isPlainStudy } from './plain-study.ts';
import { asking, asksOrder, course, figures, knowledge, supposed, weariness } from './study.ts';
import { isAboutDeath, isAboutOverdose, isAboutSuicide, isThreat } from './suicide.ts';

/**
 * Thresholds: from the first one on, a text gets help alone; from the second one on, or when the rules demand
 * it, help before the answer.
 */
const LIKELY = 0.5;
const POSSIBLE = 0.1;
/** From here on, even a text that the rules read as arithmetic gets help. */
const CERTAIN = 0.8;
/**
 * Below, the model outweighs the rules: of the phrases of training, read by models that had not learnt them,
 * no danger that the rules know falls below it.
 */
const UNLIKELY = 0.005;

/**
 * The verdict about a text. 'help': danger for a real person, answered with help and nothing else. 'caution':
 * a study question that may also be about a real person; help against `danger` comes before its answer.
 * 'study': everything else; if it has a danger, its theme is grave enough for help where there is no answer.
 */
export type Judgement =
  | { readonly level: 'help' | 'caution'; readonly danger: Danger }
  | { readonly level: 'study'; readonly danger?: Danger };

/**
 * Words that determine the kind whatever else the text contains: for these kinds it matters most which help
 * comes first.
 */
const unmistakable: readonly (readonly [Danger, RegExp])[] = [
  [
    'emergency',
    /\b(?:respire (?:plus|pas)|not breathing|(?:turning|turned|goes|est|devient|tout) bleue?s?|turning blue|(?:will not|does not|wont) wake|brulee?|ebouillante|burn(?:ed|t)?|(?:mal|serre|pression) (?:dans |a )?(?:la |ma |sa )?poitrine|chest pain)\b/,
  ],
  [
    'overdose',
    /\b(?:pris|pri|prendre|avale|took|taken|swallowed|drank|bu)\b.*\b(?:pil+ules?|comprimes?|cachets?|advil|tylenols?|motrin|aspirine?|pills?|med\w*|tablets?|bottle|bouteille|javel|bleach)\b/,
  ],
];

function decideKind(folded: string, ruled: Danger | undefined): Danger {
  const found = unmistakable.find(([, words]) => words.test(folded))?.[0];
  // A question about a dose or a diagnosis may contain the same words.
  if (
    found !== undefined &&
    (ruled === undefined ||
      ruled === 'violence' ||
      ruled === 'distress' ||
      ruled === 'unclear' ||
      (found === 'overdose' && ruled === 'dose') ||
      (found === 'emergency' && ruled === 'diagnosis'))
  )
    return found;
  // Who kills, or is killed, is the word before or after 'kill': oneself, or another.
  if (isThreat(folded) && (ruled === undefined || ruled === 'distress' || ruled === 'unclear'))
    return 'violence';
  if (isAboutSuicide(folded) && !isThreat(folded) && ruled !== 'overdose' && ruled !== 'emergency')
    return 'distress';
  return ruled ?? 'unclear';
}

/** What somebody would ask who has such a person before them. */
const beforeSomebody =
  /\b(?:que faire|quoi faire|what (?:to do|do i|should i)|aid(?:er|e|ez)|help\w*|support|parler|talk\w*|reagi\w*|repond\w*|respond\w*|interven\w*|stage|placement|dit|dire|says?|said|told|tells|demande|veux|wants?)\b/;

/** Knowledge, as a course gives it, about nobody. Whoever asks of suicide gets the numbers all the same. */
const isLesson = (folded: string): boolean =>
  (course.test(folded) || knowledge.test(folded)) && !beforeSomebody.test(folded) && !isAboutSuicide(folded);

/** A single sentence may reveal it in the middle of a long text about something else. */
const nextSentences = (text: string): string[] =>
  text.split(/(?<=[.?!\n])\s+/).filter((sentence) => /\S+\s+\S+\s+\S/.test(sentence));

/** The model takes amounts and units for somebody's dose. */
const isOnlyCalculation = (text: string): boolean =>
  isCalculation(fold(text)) &&
  !isGrave(fold(text)) &&
  nextSentences(text).every(
    (sentence) => isCalculation(fold(sentence)) || estimateLikelihood(sentence, undefined) < LIKELY,
  );

/**
 * Two classifiers that err differently: rules, which look for known forms, and a model, which has learnt from
 * many phrases.
 */
export function judge(text: string): Judgement {
  const ruled = classifyDanger(text);
  // 'This course is killing me' is about the course.
  const folded = without(fold(text), figures);
  const danger = decideKind(folded, ruled);
  const likelihood = estimateLikelihood(text, ruled);
  if (ruled === undefined && weariness.test(folded)) return { level: 'study' };
  if (isOldGrief(folded) || isEverydayWork(folded)) return { level: 'study' };
  if (ruled === undefined && likelihood < CERTAIN && isOnlyCalculation(text)) return { level: 'study' };
  // What to do after a fall, or with a catheter pulled out, is what helps here, after the numbers.
  if (isPlainMishap(folded)) return { level: 'caution', danger: 'emergency' };
  if (likelihood >= LIKELY) return { level: 'help', danger };
  if (
    ruled !== undefined &&
    nextSentences(text).some((sentence) => estimateLikelihood(sentence, classifyDanger(sentence)) >= LIKELY)
  )
    return { level: 'help', danger };
  // 'La patiente de la 12 fait un choc là là': a report, not a question.
  if (
    ruled === 'emergency' &&
    happens.test(folded) &&
    !asking.test(folded) &&
    !supposed.test(folded) &&
    !asksOrder.test(folded)
  )
    return { level: 'help', danger };
  if (isBesideWork(text)) return { level: 'caution', danger };
  // A question about what to do about a suicide may be about a real one.
  if (ruled === undefined && likelihood < UNLIKELY && isLesson(folded)) return { level: 'study' };
  if (isPlainStudy(folded, ruled, likelihood)) return { level: 'study' };
  const isRuled = ruled !== undefined && likelihood >= UNLIKELY;
  if (isRuled || likelihood >= POSSIBLE || isAboutSuicide(folded)) return { level: 'caution', danger };
  if (isThreat(folded)) return { level: 'caution', danger: 'violence' };
  if (isAboutOverdose(folded)) return { level: 'caution', danger: 'overdose' };
  return isAboutDeath(folded) ? { level: 'study', danger: 'unclear' } : { level: 'study' };
}
