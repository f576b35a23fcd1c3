import { plain } from './plain.ts';
import { splitWords } from './read-concepts.ts';
import type { FoundEntry } from './search-entries.ts';

/** What makes a sentence, or a step, worth giving beside the short answer: so much more of the question. */
export const LEAST_GAIN = 2;
/** A step says little alone: it comes with those after it, unless the short answer sums up all steps; */
const STEPS_TOGETHER = 3;
/** there, one comes alone if it covers this much. */
const LEAST_GAIN_OF_STEP = 3.5;
/** How many characters a sentence may have with the one before it, which says what 'it' is. */
const MOST_WITH_BEFORE = 280;

/** A sentence of an entry, as it is compared with a question. */
export interface Sentence {
  readonly text: string;
  readonly plain: string;
  readonly words: readonly string[];
  /** It says how something is done. */
  readonly isStep: boolean;
  readonly leastGain: number;
}

export const readSentence = (text: string, isStep = false, leastGain = LEAST_GAIN): Sentence => ({
  text,
  plain: plain(text),
  words: splitWords(plain(text)),
  isStep,
  leastGain,
});

/** A shorter sentence says little alone: 'Choking. Coughing: encourage it.' */
const LEAST_ALONE = 25;

/** A quotation of several sentences is not cut. */
const isOpen = (text: string): boolean =>
  (text.match(/[«“]/g)?.length ?? 0) > (text.match(/[»”]/g)?.length ?? 0);

/** The sentences of a text: 'C. difficile' is not two. */
export function splitText(text: string): string[] {
  const sentences: string[] = [];
  for (const part of text.split(/(?<=[^\s.]{2}[.!?…](?:\s?[»”"')\]])*)\s+(?=\p{Lu}|«|“|\d)/u)) {
    const last = sentences.at(-1);
    if (last !== undefined && (last.length < LEAST_ALONE || isOpen(last)))
      sentences.splice(-1, 1, `${last} ${part}`);
    else if (part !== '') sentences.push(part);
  }
  return sentences;
}

/** Whether a sentence says nothing without the one before it. */
export const isAnaphoric = (text: string): boolean =>
  /^(?:elles?|ils?|cela|ce|c'est|cette|ces|celui|celle|ceux|puis|ensuite|alors|sinon|mais|it|its|they|their|this|these|those|then|otherwise|but|if so)\b/.test(
    plain(text),
  );

/** The sentences of a paragraph, each with the one before it where it needs that. */
export function readParagraph(text: string): Sentence[] {
  const sentences = splitText(text);
  return sentences.map((sentence, at) => {
    const before = sentences[at - 1];
    const both = before === undefined ? sentence : `${before} ${sentence}`;
    return readSentence(isAnaphoric(sentence) && both.length <= MOST_WITH_BEFORE ? both : sentence);
  });
}

export function readSteps({ kind, wording: { steps = [] } }: FoundEntry): Sentence[] {
  if (kind === 'technique') return steps.map((step) => readSentence(step, false, LEAST_GAIN_OF_STEP));
  return steps.map((_, at) => readSentence(steps.slice(at, at + STEPS_TOGETHER).join(' '), true));
}

export const readShort = ({ kind, wording: { short } }: FoundEntry): Sentence[] =>
  splitText(short).map((sentence) => readSentence(sentence, kind === 'technique'));
