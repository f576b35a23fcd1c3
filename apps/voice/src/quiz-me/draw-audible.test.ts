import { makeQuestions } from '@revisoins/assessment/question.fixture';
import type { QuestionSource } from '@revisoins/assessment/player';
import { expect, test } from 'vitest';
import { drawAudible } from './draw-audible.ts';

const table = { caption: 'Bilan', columns: ['Analyse', 'Valeur'], rows: [['K', '5,1']] };
const [first, second] = [makeQuestions(10, 'c13'), makeQuestions(10, 'c14')];
/** All but three have a table. */
const mostlyTables = first.map((question, index) => (index < 3 ? question : { ...question, table }));

/** Answers each draw with the next of these, and fails when there is none left. */
function makeSource(...answers: (typeof first)[]): { source: QuestionSource; used: number[] } {
  const used: number[] = [];
  const source: QuestionSource = async ({ usedHashes }) => {
    used.push(usedHashes.length);
    const questions = answers.shift();
    return questions ? { kind: 'enough', questions } : { kind: 'failed' };
  };
  return { source, used };
}

const draw = (source: QuestionSource) =>
  drawAudible(source, { skillTitle: 'Compétence 13', count: 5 }, new AbortController().signal);

test('returns the requested number of questions without a table, whatever is drawn first', async () => {
  const { source, used } = makeSource(mostlyTables, second);
  expect(await draw(source)).toEqual([...first.slice(0, 3), ...second.slice(0, 2)]);
  expect(used).toEqual([0, 10]);
});

test('one draw is enough when it has enough of them', async () => {
  const { source, used } = makeSource(first);
  expect(await draw(source)).toEqual(first.slice(0, 5));
  expect(used).toEqual([0]);
});

test('a skill that has no more gives what it has', async () => {
  expect(await draw(makeSource(mostlyTables, mostlyTables).source)).toEqual(first.slice(0, 3));
});

test('a bank that stops answering gives what it gave, and null when it never answered', async () => {
  expect(await draw(makeSource(mostlyTables).source)).toEqual(first.slice(0, 3));
  expect(await draw(makeSource().source)).toBeNull();
});
