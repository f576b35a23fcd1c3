import { expect, test } from 'vitest';
import { rateExam } from './bands.ts';
import { rateQuiz } from './bands.ts';
import { countdownTone, domainTone, examTimerTone, percentTone } from './bands.ts';

test.each([
  [100, 'excellent', 'excellent'],
  [90, 'excellent', 'excellent'],
  [89, 'very-good', 'very-good'],
  [80, 'very-good', 'very-good'],
  [79, 'good', 'good'],
  [70, 'good', 'good'],
  [69, 'good', 'fair'],
  [60, 'good', 'fair'],
  [59, 'needs-improvement', 'needs-improvement'],
  [0, 'needs-improvement', 'needs-improvement'],
  [-1, 'needs-improvement', 'needs-improvement'],
])('rates %i %% as %s in a quiz and %s in an exam', (percent, quiz, exam) => {
  expect([rateQuiz(percent), rateExam(percent)]).toEqual([quiz, exam]);
});

test.each([
  [80, 'ok', 'ok'],
  [79, 'warm', 'ok'],
  [70, 'warm', 'ok'],
  [60, 'warm', 'warm'],
  [59, 'bad', 'warm'],
  [50, 'bad', 'warm'],
  [49, 'bad', 'bad'],
])('colours %i %% %s as a score and %s as a domain', (percent, score, domain) => {
  expect([percentTone(percent), domainTone(percent)]).toEqual([score, domain]);
});

test.each([
  [181, 'info'],
  [180, 'warm'],
  [61, 'warm'],
  [60, 'bad'],
  [0, 'bad'],
])('shows %i seconds left of a quiz as %s', (seconds, tone) => {
  expect(countdownTone(seconds)).toBe(tone);
});

test.each([
  [451, 'normal'],
  [450, 'warm'],
  [181, 'warm'],
  [180, 'bad'],
])('shows %i of 1800 seconds left of an exam as %s', (seconds, tone) => {
  expect(examTimerTone(seconds, 1800)).toBe(tone);
});
