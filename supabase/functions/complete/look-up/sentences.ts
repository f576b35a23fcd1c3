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

/** A sentence of an entry, or several that belong together, as they are compared with a question. */
export interface Sentence {
  /** What it consists of: two with a part in common have the same object. */
  readonly parts: readonly { readonly text: string }[];
  readonly text: string;
  readonly plain: string;
  readonly words: readonly string[];
  /** It says how something is done. */
  readonly isStep: boolean;
  readonly leastGain: number;
}

export const readSentence = (text: string, isStep = false, leastGain = LEAST_GAIN): Sentence =>
  readParts([{ text }], isStep, leastGain);

function readParts(parts: Sentence['parts'], isStep: boolean, leastGain = LEAST_GAIN): Sentence {
  const text = joinParts(parts);
  return { parts, text, plain: plain(text), words: splitWords(plain(text)), isStep, leastGain };
}

const joinParts = (parts: Sentence['parts']): string => parts.map(({ text }) => text).join(' ');

/** Some sentences as a text, with each part once: one may have come with the one after it. */
export const joinSentences = (sentences: readonly Sentence[]): string =>
  joinParts([...new Set(sentences.flatMap(({ parts }) => parts))]);

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
  const parts = splitText(text).map((sentence) => ({ text: sentence }));
  return parts.map((part, at) => {
    const both = parts.slice(Math.max(0, at - 1), at + 1);
    const isBoth = isAnaphoric(part.text) && joinParts(both).length <= MOST_WITH_BEFORE;
    return readParts(isBoth ? both : [part], false);
  });
}

export function readSteps({ kind, wording: { steps = [] } }: FoundEntry): Sentence[] {
  const parts = steps.map((step) => ({ text: step }));
  if (kind === 'technique') return parts.map((part) => readParts([part], false, LEAST_GAIN_OF_STEP));
  return parts.map((_, at) => readParts(parts.slice(at, at + STEPS_TOGETHER), true));
}

export const readShort = ({ kind, wording: { short } }: FoundEntry): Sentence[] =>
  splitText(short).map((sentence) => readSentence(sentence, kind === 'technique'));
