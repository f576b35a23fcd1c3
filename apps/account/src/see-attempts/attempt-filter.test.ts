import {
  ALL_SKILLS_TITLE,
  EXAM_SIMULATION_TITLE,
  MISTAKES_TITLE,
  MOCK_EXAM_TITLE,
  skillById,
  type SavedAttempt,
} from '@revisoins/assessment';
import { expect, test } from 'vitest';
import {
  attemptPage,
  attemptsAddress,
  filterAttempts,
  filterChoices,
  parseFilter,
} from './attempt-filter.ts';

const attempt = (id: number, skillTitle: string, kind = 'quiz'): SavedAttempt => ({
  id: String(id),
  kind,
  skillTitle,
  score: 1,
  totalQuestions: 5,
  timeSpent: 60,
  completedAt: '2026-11-21T12:00:00Z',
});
const infections = skillById(8)?.title ?? '';
const attempts = [
  attempt(1, ALL_SKILLS_TITLE),
  attempt(2, infections),
  attempt(3, MOCK_EXAM_TITLE, 'exam'),
  attempt(4, infections),
  attempt(5, MISTAKES_TITLE),
  attempt(6, EXAM_SIMULATION_TITLE, 'exam'),
];
const ids = (some: readonly SavedAttempt[]) => some.map(({ id }) => id).join('');

test.each([
  ['', '123456'],
  ['8', '24'],
  ['9', ''],
  ['sessions', '1'],
  ['mistakes', '5'],
  ['simulations', '6'],
  ['mocks', '3'],
])('of "%s" are the attempts "%s"', (filter, found) => {
  expect(ids(filterAttempts(attempts, filter))).toBe(found);
});

test.each([
  [null, ''],
  ['', ''],
  ['8', '8'],
  ['08', '8'],
  ['999', ''],
  ['constructor', ''],
  ['mocks', 'mocks'],
])('an address that asks for "%s" shows "%s"', (asked, filter) => {
  expect(parseFilter(asked)).toBe(filter);
});

test('only filters that find something are offered, and the chosen one', () => {
  const { kinds, skills } = filterChoices(attempts, '9');
  expect(kinds.map(({ filter, count }) => `${filter} ${count}`)).toEqual([
    'sessions 1',
    'mistakes 1',
    'simulations 1',
    'mocks 1',
  ]);
  expect(skills.map(({ filter, count }) => `${filter} ${count}`)).toEqual(['8 2', '9 0']);
});

const many = Array.from({ length: 45 }, (_, index) => attempt(index, infections));

test.each([
  [null, 1, 20],
  ['2', 2, 20],
  ['3', 3, 5],
  ['9', 3, 5],
  ['0', 1, 20],
  ['-1', 1, 20],
  ['2e9', 1, 20],
])('of 45 attempts, page "%s" is page %i with %i of them', (asked, page, count) => {
  const found = attemptPage(many, asked);
  expect([found.page, found.pages, found.attempts.length]).toEqual([page, 3, count]);
});

test('no attempt is one empty page', () => {
  expect(attemptPage([], '2')).toEqual({ attempts: [], page: 1, pages: 1 });
});

test.each([
  ['', 1, '/attempts'],
  ['', 2, '/attempts?page=2'],
  ['mocks', 1, '/attempts?of=mocks'],
  ['8', 3, '/attempts?of=8&page=3'],
])('the address of "%s", page %i, is %s', (filter, page, address) => {
  expect(attemptsAddress(filter, page)).toBe(address);
});
