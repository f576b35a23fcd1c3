import {
  ALL_SKILLS_TITLE,
  EXAM_SIMULATION_TITLE,
  MOCK_EXAM_TITLE,
  MISTAKES_TITLE,
  bankDomains,
  skills,
} from '@revisoins/assessment';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Stack } from '../../tools/stack/index.ts';
import { startTestStack } from '../../tools/stack/testing/start-test-stack.ts';
import { addLearner, type TestLearner } from './test-learner.ts';

let stack: Stack;
let learner: TestLearner;
beforeAll(async () => {
  stack = await startTestStack();
  learner = await addLearner(stack, 'learner');
});
afterAll(() => stack?.stop());

const attempt = (skill_title: string) => ({
  id: crypto.randomUUID(),
  skill_title,
  score: 20,
  total_questions: 20,
  time_spent: 600,
});
const save = async (row: object) => (await learner.client.from('quiz_attempts').insert(row)).error?.code;
const seen = async (skill_title: string) => {
  const question = { skill_title, question_hash: crypto.randomUUID(), question_text: 'Quel aliment?' };
  const [history, report] = await Promise.all([
    learner.client.from('user_quiz_history').insert(question),
    learner.client.from('question_reports').insert(question),
  ]);
  return [history.error?.code, report.error?.code];
};

test.each([...skills.map(({ title }) => title), ALL_SKILLS_TITLE, MISTAKES_TITLE])(
  'an attempt, the history and a report take "%s"',
  async (title) => {
    expect(await save(attempt(title))).toBeUndefined();
    expect(await seen(title)).toEqual([undefined, undefined]);
  },
);

describe('refused as a title:', () => {
  test.each([
    ['the exam', "Simulation d'Examen"],
    ['the mock', MOCK_EXAM_TITLE],
    ['a Cyrillic a', "Simul\u0430tion d'Examen"],
    ['a Greek omicron', "Simulati\u03BFn d'Examen"],
    ['a full-width S', "\uFF33imulation d'Examen"],
    ['an accent', "Simulation d'\u00C9xamen"],
    ['an accent in two characters', "Simulation d'E\u0301xamen"],
    ['the apostrophe of print', 'Simulation d’Examen'],
    ['capitals', "SIMULATION D' EXAMEN"],
    ['a space that is not one', "Simulation\u00A0d'Examen"],
    ['a mark without room', "Simulation\u200B d'Examen"],
    ['text that turns around', "\u202EnemaxE'd noitalumiS"],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['a domain of the exam', 'Pharmacologie'],
    ['a skill with a Cyrillic o', 'C\u043Empétence 11 - Nutrition'],
    ['a skill in two characters', 'Compe\u0301tence 11 - Nutrition'],
    ['a skill and a space', 'Compétence 11 - Nutrition '],
    ['a skill that is not offered', 'Compétence 10 - Chirurgie'],
    ['a title that somebody made up', 'Un titre inventé'],
  ])('%s', async (_case, title) => {
    expect(await save(attempt(title))).toMatch(/^(23503|23514)$/);
    expect(await stack.sql('select from quiz_attempts where skill_title = $1', [title])).toEqual([]);
    // The history and reports also contain titles of exams.
    const ofExams = [EXAM_SIMULATION_TITLE, MOCK_EXAM_TITLE, ...bankDomains.map((domain) => domain.title)];
    if (ofExams.includes(title)) return;
    expect(await seen(title)).toEqual(['23503', '23503']);
  });
});

test('an attempt is an exam by the word of the server only', async () => {
  expect(await save({ ...attempt("Simulation d'Examen"), kind: 'exam' })).toBe('42501');
  expect(await save({ ...attempt('Compétence 11 - Nutrition'), kind: 'exam' })).toBe('42501');
  expect(await save({ ...attempt('Compétence 11 - Nutrition'), kind: null })).toBe('42501');
  const row = attempt('Compétence 11 - Nutrition');
  expect(await save({ ...row, kind: 'quiz' })).toBeUndefined();
  const { error } = await learner.client.from('quiz_attempts').update({ kind: 'exam' }).eq('id', row.id);
  expect(error?.code).toBe('42501');
});
