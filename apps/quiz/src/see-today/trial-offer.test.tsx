// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import type { Trial } from '@revisoins/host';
import { provideNamespace, startI18n } from '@revisoins/i18n/hosting';
import { createMemoryRouter, RouterProvider } from '@revisoins/router/hosting';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import fr from '../../locales/fr/quiz.json' with { type: 'json' };
import { TrialOffer } from './trial-offer.tsx';

// As long as a busy machine needs.
configure({ asyncUtilTimeout: 30_000 });

const ended = Date.now() - 60_000;
const trial: Trial = {
  id: '5f6c0b8e-7d5a-4c57-9a0e-2f1d3a4b5c6d',
  startedAt: ended - 60_000,
  endedAt: ended,
  answers: [
    { item: 'c11-006', version: 4, choice: 'b', correct: true },
    { item: 'c14-005', version: 3, choice: 'c', correct: false },
  ],
};
const store = (changes: Partial<Trial> = {}) =>
  localStorage.setItem('revisoins-trial', JSON.stringify({ ...trial, ...changes }));
const stored = () => JSON.parse(localStorage.getItem('revisoins-trial') ?? 'null') as Trial | null;
const offer = () => screen.queryByRole('group', { name: /^Garder dans votre compte les 2 réponses/ });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeAll(async () => {
  vi.stubGlobal('fetch', async () => Response.json(fr));
  provideNamespace('quiz', () => 'https://quiz.test/quiz.json');
  await startI18n(['quiz'], { root: document.createElement('div'), given: 'fr' });
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** Opens the dashboard of a learner whose latest answers are of this moment. */
function open(time: number) {
  const Component = () => {
    const next = useRef<HTMLHeadingElement>(null);
    return (
      <>
        <TrialOffer learner="lea" record={{ studied: [{ id: 'a', time, answered: 5 }] }} next={next} />
        <h2 ref={next} tabIndex={-1}>
          Aujourd’hui
        </h2>
      </>
    );
  };
  render(<RouterProvider router={createMemoryRouter([{ path: '/', Component }])} />);
}

test('a learner who keeps the answers of this device claims them, and is asked once', () => {
  store();
  open(ended - 1);
  expect(offer()).not.toBeNull();
  screen.getByRole('button', { name: 'Garder' }).focus();
  press('Garder');
  expect([offer(), stored()?.claim?.learner]).toEqual([null, 'lea']);
  expect(document.activeElement?.textContent).toBe('Aujourd’hui');
  cleanup();
  open(ended - 1);
  expect(offer()).toBeNull();
});

test('a learner who declines them removes them from the device', () => {
  store();
  open(ended - 1);
  press('Non merci');
  expect([offer(), stored()]).toEqual([null, null]);
});

test('answers that an account has claimed are offered to no other', () => {
  store({ claim: { learner: 'emma', at: Date.now() } });
  open(ended - 1);
  expect(offer()).toBeNull();
});

test('answers from before her latest ones are not offered: they would not be first or latest in truth', () => {
  store();
  open(ended + 1);
  expect(offer()).toBeNull();
});
