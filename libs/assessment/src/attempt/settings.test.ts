import { expect, test } from 'vitest';
import { allottedSeconds } from './settings.ts';
import { parseExamParameters } from './settings.ts';
import { parseQuestionCount } from './settings.ts';
import { parseQuizMode, parseTiming, quizModeName } from './settings.ts';

test.each([
  [null, 10],
  ['', 10],
  ['abc', 10],
  ['10abc', 10],
  ['7.5', 10],
  ['1e3', 10],
  ['Infinity', 10],
  ['99999999999999999999', 10],
  ['0', 5],
  ['-3', 5],
  ['5', 5],
  [' 15 ', 15],
  ['7', 5],
  ['8', 10],
  ['12', 10],
  ['13', 15],
  ['9999', 20],
])('reads questions=%s as %i', (raw, count) => {
  expect(parseQuestionCount(raw)).toBe(count);
});

test.each([
  ['', 20, 30],
  ['questions=40&time=60', 40, 60],
  ['questions=abc&time=-1', 20, 30],
  ['questions=9999&time=50', 40, 45],
  ['questions=26&time=', 30, 30],
])('reads the exam address ?%s as %i questions in %i minutes', (search, questionCount, minutes) => {
  expect(parseExamParameters(new URLSearchParams(search))).toEqual({ questionCount, minutes });
});

test.each([
  [null, 'timed'],
  ['', 'timed'],
  ['none', 'timed'],
  ['timed', 'timed'],
  ['extended', 'extended'],
  ['untimed', 'untimed'],
])('reads time=%s as %s', (raw, timing) => {
  expect(parseTiming(raw)).toBe(timing);
});

test.each([
  ['', 'timed'],
  ['time=untimed', 'untimed'],
  ['time=extended&mode=exam', 'extended'],
  ['time=untimed&mode=training', 'training'],
  ['time=timed&mode=training', 'training'],
])('reads the mode of a quiz in ?%s as %s', (search, name) => {
  expect(quizModeName(parseQuizMode(new URLSearchParams(search)))).toBe(name);
});

test('training has no clock, whatever the address asks for', () => {
  const training = { timing: 'untimed', correction: 'at-once' };
  expect(parseQuizMode(new URLSearchParams('time=timed&mode=training'))).toEqual(training);
});

test('allots 20 seconds for each question and 90 for each calculation, half as long again, or any time', () => {
  expect(allottedSeconds({ choice: 15, numeric: 0 }, 'timed')).toBe(300);
  expect(allottedSeconds({ choice: 15, numeric: 0 }, 'extended')).toBe(450);
  expect(allottedSeconds({ choice: 8, numeric: 2 }, 'timed')).toBe(340);
  expect(allottedSeconds({ choice: 8, numeric: 2 }, 'extended')).toBe(510);
  expect(allottedSeconds({ choice: 15, numeric: 2 }, 'untimed')).toBeNull();
});

test('multiplies the time by what the learner is entitled to, never less than that', () => {
  expect(allottedSeconds({ choice: 10, numeric: 0 }, 'timed', 1.5)).toBe(300);
  expect(allottedSeconds({ choice: 4, numeric: 1 }, 'timed', 1.25)).toBe(213);
  expect(allottedSeconds({ choice: 10, numeric: 0 }, 'extended', 2)).toBe(600);
  expect(allottedSeconds({ choice: 10, numeric: 0 }, 'untimed', 2)).toBeNull();
});
