import { expect, test } from 'vitest';
import { answerConfirmation, confirm, pendingConfirmation } from './confirmations.ts';

const question = { title: 'Quitter le quiz?', body: 'Vos réponses seront perdues.', confirmLabel: 'Quitter' };

test.each([true, false])('resolves with the answer %s and clears the question', async (answer) => {
  const answered = confirm(question);
  expect(pendingConfirmation.getState().confirmation).toEqual(question);
  answerConfirmation(answer);
  expect(await answered).toBe(answer);
  expect(pendingConfirmation.getState().confirmation).toBeNull();
});

test('answers the older question with no when a newer one comes', async () => {
  const older = confirm(question);
  const newer = confirm({ ...question, title: 'Supprimer?' });
  answerConfirmation(true);
  expect([await older, await newer]).toEqual([false, true]);
});

test('answers with no when the screen that asks closes, and leaves the question of another one alone', async () => {
  const screen = new AbortController();
  const asked = confirm(question, screen.signal);
  screen.abort();
  expect([await asked, pendingConfirmation.getState().confirmation]).toEqual([false, null]);

  const closed = new AbortController();
  const older = confirm(question, closed.signal);
  const newer = confirm({ ...question, title: 'Supprimer?' });
  closed.abort();
  expect(pendingConfirmation.getState().confirmation?.title).toBe('Supprimer?');
  answerConfirmation(true);
  expect([await older, await newer]).toEqual([false, true]);
});
