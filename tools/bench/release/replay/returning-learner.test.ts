import { expect, test } from 'vitest';
import { ReturningLearner } from './returning-learner.ts';

const at = (path: string, content: string, brotli = 100) => ({
  url: `https://revisoins.example${path}`,
  content,
  brotli,
});
/** With the first version as the dictionary a file has 5 bytes, with any other 50. */
const learner = () => new ReturningLearner(async (_, dictionary) => (dictionary === 'first' ? 5 : 50));

test('what did not change is not fetched again', async () => {
  const returning = learner();
  const files = [at('/assets/main.aaaaaaaaaa.js', 'first')];
  expect(await returning.fetch(files)).toEqual({ brotli: 100, dictionaries: 100 });
  expect(await returning.fetch(files)).toEqual({ brotli: 0, dictionaries: 0 });
});

test('the same file of an earlier version is the dictionary, whatever the hash in its name', async () => {
  const returning = learner();
  await returning.fetch([at('/assets/main.aaaaaaaaaa.js', 'first')]);
  expect(await returning.fetch([at('/assets/main.bbbbbbbbbb.js', 'second')])).toEqual({
    brotli: 100,
    dictionaries: 5,
  });
});

test('a new folder of a version is fetched again, with the files of the one before as dictionaries', async () => {
  const returning = learner();
  await returning.fetch([at('/remotes/quiz/1.0.0-a/locales/fr/quiz.json', 'first')]);
  expect(await returning.fetch([at('/remotes/quiz/1.0.0-b/locales/fr/quiz.json', 'first')])).toEqual({
    brotli: 100,
    dictionaries: 5,
  });
});

test('a file that is larger with a dictionary comes without', async () => {
  const returning = learner();
  await returning.fetch([at('/a.json', 'first')]);
  expect(await returning.fetch([at('/a.json', 'second', 3)])).toEqual({ brotli: 3, dictionaries: 3 });
});
