import { expect, test } from 'vitest';
import { createSentences, nextSentences } from './sentences.ts';
import { splitSentences } from './split-sentences.ts';

async function all(sentences: AsyncIterable<string>): Promise<string[]> {
  const taken: string[] = [];
  for await (const sentence of sentences) taken.push(sentence);
  return taken;
}

const text =
  'On se lave les mains 20 secondes au moins. Oui. Elle dit « Pas aujourd’hui. » On note le refus.\nPuis on avise l’infirmière, ou l’infirmier.';

test.each([1, 3, 7, 40])(
  'gives the sentences of a text that comes by %d letters as those of the whole',
  async (size) => {
    const sentences = createSentences();
    for (let at = 0; at < text.length; at += size) sentences.add(text.slice(at, at + size));
    sentences.end(true);
    expect(await all(sentences)).toEqual(splitSentences(text));
  },
);

test('gives a sentence as soon as the next one begins', async () => {
  const sentences = createSentences();
  const coming = sentences[Symbol.asyncIterator]();
  const first = coming.next();
  sentences.add('On se lave les mains 20 secondes. ');
  sentences.add('P');
  expect(await first).toEqual({ done: false, value: 'On se lave les mains 20 secondes.' });
});

test('drops a sentence in which the text broke off', async () => {
  const sentences = createSentences();
  sentences.add('On se lave les mains 20 secondes. On ne donne jamais');
  sentences.end(false);
  expect(await all(sentences)).toEqual(['On se lave les mains 20 secondes.']);
});

test('has no sentence for an empty text', async () => {
  expect(await all(nextSentences(' '))).toEqual([]);
});
