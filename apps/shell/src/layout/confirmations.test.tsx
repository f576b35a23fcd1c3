// @vitest-environment happy-dom
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { confirm, type Confirmation } from '@revisoins/host';
import { answerConfirmation } from '@revisoins/host/hosting';
import { afterEach, expect, test, vi } from 'vitest';
import { Confirmations } from './confirmations.tsx';

// A limit is for what hangs; a busy machine must not reach it.
configure({ asyncUtilTimeout: 30_000 });

const question = { title: 'Tout effacer?', body: '3 quiz.', confirmLabel: 'Oui' };
const Dialog = ({ confirmation }: { confirmation: Confirmation }) => <p>{confirmation.title}</p>;

afterEach(() => {
  answerConfirmation(false);
  cleanup();
  vi.unstubAllGlobals();
});

test('the dialog is loaded before the first question, which then needs no connection', async () => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  const load = vi.fn(async () => Dialog);
  render(<Confirmations load={load} />);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await load.mock.results[0]?.value;

  load.mockRejectedValue(new TypeError('Failed to fetch'));
  void confirm(question);
  expect(await screen.findByText('Tout effacer?')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('nothing is fetched for a visitor whom nobody will ask', async () => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  const load = vi.fn(async () => Dialog);
  render(<Confirmations expected={false} load={load} />);
  expect(load).not.toHaveBeenCalled();
});

test('a question before that waits for the dialog', async () => {
  const load = vi.fn(async () => Dialog);
  void confirm(question);
  render(<Confirmations load={load} />);
  expect(await screen.findByText('Tout effacer?')).toBeTruthy();
});

test.each([true, false])('without the dialog the browser asks, and its answer counts: %s', async (answer) => {
  const ask = vi.fn(() => answer);
  vi.stubGlobal('confirm', ask);
  render(<Confirmations load={async () => Promise.reject(new TypeError('Failed to fetch'))} />);
  expect(await confirm(question)).toBe(answer);
  expect(ask).toHaveBeenCalledWith('Tout effacer?\n\n3 quiz.');
});
