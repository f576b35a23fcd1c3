import { splitSentences } from './split-sentences.ts';

/**
 * The sentences of a text that is still being written: each is available as soon as it is complete. For one
 * reader.
 */
export interface Sentences extends AsyncIterable<string> {
  /** More of the text. */
  add(text: string): void;
  /**
   * The text is complete. The last sentence is returned as it is, or dropped when the text broke off in it.
   */
  end(isWhole: boolean): void;
}

export function createSentences(): Sentences {
  let text = '';
  let ended = false;
  let lastCounts = false;
  let wake = () => undefined as void;
  return {
    add(more) {
      text += more;
      wake();
    },
    end(isWhole) {
      ended = true;
      lastCounts = isWhole;
      wake();
    },
    async *[Symbol.asyncIterator]() {
      for (let index = 0; ;) {
        const sentence = sentenceAt(index);
        if (sentence !== undefined) {
          yield sentence;
          index += 1;
        } else if (ended) {
          return;
        } else {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      }
    },
  };

  function sentenceAt(index: number): string | undefined {
    const pieces = splitSentences(text);
    return index < pieces.length - (lastCounts ? 0 : 1) ? pieces[index] : undefined;
  }
}

export function nextSentences(text: string): Sentences {
  const sentences = createSentences();
  sentences.add(text);
  sentences.end(true);
  return sentences;
}
