// @vitest-environment happy-dom
import { isFinished, type FinishedQuiz } from '@revisoins/assessment';
import { moveAttempt, makeQuiz } from '@revisoins/assessment/quiz.fixture';
import { limitCapabilities } from '@revisoins/host/hosting';
import { beforeEach, expect, test } from 'vitest';
import { beginRedo, redoSubject } from './begin-redo.ts';
import { storedQuiz } from './stored-quiz.ts';

/** A finished quiz whose first question alone was answered rightly. */
function finishedQuiz(): FinishedQuiz {
  const quiz = makeQuiz();
  const option = quiz.questions[0]?.kind === 'numeric' ? 0 : (quiz.questions[0]?.correctAnswer ?? 0);
  const answered = moveAttempt(quiz, { type: 'answer', option }, quiz.clock.now).attempt;
  const { attempt } = moveAttempt(answered, { type: 'finish' }, quiz.clock.now);
  if (!isFinished(attempt)) throw new Error('The quiz is not finished.');
  return attempt;
}

function redo() {
  const quiz = finishedQuiz();
  const subject = redoSubject(quiz);
  if (!subject) throw new Error('The title is not known.');
  return { address: beginRedo(quiz, subject), stored: storedQuiz('learner', subject.id) };
}

beforeEach(() => {
  localStorage.clear();
  limitCapabilities({ accounts: true });
});

test('a retake is a session on mistakes: it is saved, and corrected at once', () => {
  const { address, stored } = redo();
  expect(address).toBe('/session?of=mistakes');
  expect(stored).toMatchObject({ skillTitle: 'Mes erreurs', purpose: 'scored', correction: 'at-once' });
  expect(stored?.questions.map(({ id }) => id)).toEqual(['c08-002', 'c08-003', 'c08-004', 'c08-005']);
});

test('without accounts it is practice of its skill', () => {
  limitCapabilities({ accounts: false });
  const { address, stored } = redo();
  expect(address).toBe('/quiz/8?questions=5&time=untimed&mode=training');
  expect(stored).toMatchObject({ purpose: 'practice', correction: 'at-once' });
});
