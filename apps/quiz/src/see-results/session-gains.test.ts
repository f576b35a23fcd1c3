import { makeNumericQuestion } from '@revisoins/assessment/question.fixture';
import { makeQuiz } from '@revisoins/assessment/quiz.fixture';
import { expect, test } from 'vitest';
import type { StudyAttempt } from '../plan/study-attempts.ts';
import { sessionGains } from './session-gains.ts';

const quiz = makeQuiz();
const [first, second, third] = quiz.questions;
const key = (index: number) => {
  const question = quiz.questions[index];
  return question && question.kind !== 'numeric' ? question.correctAnswer : 0;
};
/** The first question answered rightly, the second wrongly, the others not at all. */
const answers = [key(0), (key(1) + 1) % 4, -1, -1, -1];
const earlier = (
  id: string,
  ...items: [string | undefined, string | null, boolean][]
): Pick<StudyAttempt, 'id' | 'answers'> => ({
  id,
  answers: items.map(([item = '', choice, isCorrect]) => ({ item, day: 0, choice, isCorrect })),
});

test('a session counts its new questions, and the mistakes that it took off the list', () => {
  const attempts = [
    earlier('a', [first?.id, 'b', false], [third?.id, 'b', false], [second?.id, null, false]),
  ];
  const expected = { newQuestions: 1, takenOff: 1, mistakes: 2, missedCalculations: 0 };
  expect(sessionGains({ ...quiz, answers }, attempts)).toEqual(expected);
  const own = earlier(quiz.id, [first?.id, 'a', true], [second?.id, 'b', false]);
  expect(sessionGains({ ...quiz, answers }, [...attempts, own])).toEqual(expected);
});

test('what was left open is neither new nor a mistake', () => {
  expect(sessionGains({ ...quiz, answers: [-1, -1, -1, -1, -1] }, [])).toEqual({
    newQuestions: 0,
    takenOff: 0,
    mistakes: 0,
    missedCalculations: 0,
  });
});

test('a calculation that was missed is no mistake of the list, and is counted apart', () => {
  const calculations = ['calc-tablets-01-1', 'calc-tablets-01-2', 'calc-tablets-01-3'].map((id) =>
    makeNumericQuestion(id, { value: 2, exact: 2 }),
  );
  const typed = [
    { typed: '3', unit: calculations[0]!.unit },
    { typed: '2', unit: calculations[0]!.unit },
  ];
  expect(sessionGains({ ...quiz, questions: calculations, answers: [...typed, -1] }, [])).toEqual({
    newQuestions: 0,
    takenOff: 0,
    mistakes: 0,
    missedCalculations: 1,
  });
});
