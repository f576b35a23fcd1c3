// @vitest-environment happy-dom
import { provideNamespace, startI18n } from '@revisoins/i18n/hosting';
import { createMemoryRouter, RouterProvider } from '@revisoins/router/hosting';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import fr from '../../locales/fr/quiz.json' with { type: 'json' };
import { allSkills } from '../attempt/quiz-place.ts';
import { NoQuiz } from './no-quiz.tsx';

beforeAll(async () => {
  vi.stubGlobal('fetch', async () => Response.json(fr));
  provideNamespace('quiz', () => 'https://quiz.test/quiz.json');
  await startI18n(['quiz'], { root: document.createElement('div'), given: 'fr' });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a session that cannot start without a connection names the connection, until it is back', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const element = <NoQuiz failure="failed" subject={allSkills} onRetry={() => undefined} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  expect(screen.getByText(/^Pas de connexion/)).toBeTruthy();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText(/^La séance n’a pas pu être préparée/)).toBeTruthy();
});
