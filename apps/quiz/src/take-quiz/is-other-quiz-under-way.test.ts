// @vitest-environment happy-dom
import {
  parseQuestionCount,
  parseQuizItems,
  parseQuizMode,
  skillById,
  startClock,
  type QuizMode,
} from '@revisoins/assessment';
import { deviceReading } from '@revisoins/host';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeQuiz } from '@revisoins/assessment/quiz.fixture';
import { makeQuestions } from '@revisoins/assessment/question.fixture';
import { storeQuiz } from '../attempt/stored-quiz.ts';
import { isOtherQuizUnderWay } from './is-other-quiz-under-way.ts';

const skill = skillById(8);
if (!skill) throw new Error('Skill 8 is missing.');
const isOther = (search: string) => {
  const asked = new URLSearchParams(search);
  return isOtherQuizUnderWay(
    {
      learner: 'learner',
      skill,
      count: parseQuestionCount(asked.get('questions')),
      ...parseQuizMode(asked),
      items: parseQuizItems(asked.get('items')),
    },
    asked,
  );
};

function keep({
  questions,
  asked,
  startedAgo = 0,
  ...mode
}: {
  questions: number;
  asked?: number;
  startedAgo?: number;
} & Partial<QuizMode>): void {
  const now = deviceReading();
  storeQuiz(
    makeQuiz({
      ...mode,
      asked: asked ?? questions,
      questions: makeQuestions(questions),
      clock: startClock({ ...now, monotonic: now.monotonic - startedAgo, wall: now.wall - startedAgo }),
    }),
  );
}

beforeEach(() => localStorage.clear());

describe('isOtherQuizUnderWay', () => {
  test('is false without a quiz on the device', () => {
    expect(isOther('questions=5')).toBe(false);
  });

  test('distinguishes a quiz of another length from the requested one', () => {
    keep({ questions: 5 });
    expect([5, 10, 20].map((count) => isOther(`questions=${count}`))).toEqual([false, true, true]);
  });

  test('distinguishes a timed quiz from one without a clock, unless the address leaves that open', () => {
    keep({ questions: 5 });
    expect(isOther('questions=5&time=untimed')).toBe(true);
    expect(isOther('questions=5&time=timed')).toBe(false);
    expect(isOther('questions=5')).toBe(false);
    expect(isOther('')).toBe(false);
  });

  test('distinguishes training from a quiz without a clock, unless the address leaves that open', () => {
    keep({ questions: 5, timing: 'untimed', correction: 'at-once' });
    expect(isOther('questions=5&time=untimed&mode=training')).toBe(false);
    expect(isOther('questions=5&mode=training')).toBe(false);
    expect(isOther('questions=5')).toBe(false);
    expect(isOther('questions=5&time=untimed')).toBe(true);
  });

  test('compares the requested length, since a quiz may turn out shorter', () => {
    keep({ questions: 12, asked: 20 });
    expect([10, 20].map((count) => isOther(`questions=${count}`))).toEqual([true, false]);
  });

  test('is false once the time is up: that quiz only has a result left', () => {
    keep({ questions: 5, startedAgo: 101_000 });
    expect(isOther('questions=20')).toBe(false);
  });
});
