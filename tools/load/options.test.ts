import { expect, test } from 'vitest';
import { UsageError } from '@revisoins/workspace/cli';
import { loadCli, type Options } from './options.ts';

async function read(...words: string[]): Promise<Options | undefined> {
  let options: Options | undefined;
  await loadCli((given) => void (options = given)).parseAsync(words, { from: 'user' });
  return options;
}

test('without words it is a cohort at nine o’clock on PostgreSQL', async () => {
  expect(await read()).toEqual({
    database: 'postgresql',
    arrival: 60,
    within: 10,
    answers: 20,
    every: 5,
    kills: false,
    write: true,
    note: '',
  });
});

test('the options are read as numbers, words and switches', async () => {
  const words =
    '--database embedded --learners 50 --arrival 0 --within 5 --answers 40 --every 1 --kills --no-write --note calm';
  expect(await read(...words.split(' '))).toEqual({
    database: 'embedded',
    learners: 50,
    arrival: 0,
    within: 5,
    answers: 40,
    every: 1,
    kills: true,
    write: false,
    note: 'calm',
  });
});

test.each([
  ['--learners', '0'],
  ['--answers', '41'],
  ['--every', 'often'],
])('%s %s is refused', async (...words) => expect(read(...words)).rejects.toThrow(UsageError));
