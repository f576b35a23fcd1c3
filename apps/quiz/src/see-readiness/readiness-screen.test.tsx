// @vitest-environment happy-dom
import { provideNamespace, startI18n } from '@revisoins/i18n/hosting';
import { cleanup, render, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import quizTexts from '../../locales/fr/quiz.json' with { type: 'json' };
import texts from '../../locales/fr/readiness.json' with { type: 'json' };
import { ReadinessScreen } from './readiness-screen.tsx';

beforeAll(async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.endsWith('/readiness.json') ? texts : quizTexts),
  );
  for (const name of ['quiz', 'readiness']) provideNamespace(name, () => `https://quiz.test/${name}.json`);
  await startI18n(['quiz', 'readiness'], { root: document.createElement('div'), given: 'fr' });
});

test('the error that is promised for each part is not smaller than that of the same questions for everybody', () => {
  render(<ReadinessScreen />);
  const same = screen.getByRole('row', { name: /^tout le monde répond aux mêmes questions, comme ici/ });
  const errors = [...same.querySelectorAll('td')].map(
    ({ textContent }) => /^.*? points?/.exec(textContent)?.[0],
  );
  expect(errors).toHaveLength(2);
  for (const [place, error] of errors.entries()) {
    const promise = screen.getByText(new RegExp(`^Partie ${place + 1}\\s: au plus`)).textContent;
    expect(promise).toContain(`${error} si tout le monde a les mêmes, comme ici`);
  }
  cleanup();
});
