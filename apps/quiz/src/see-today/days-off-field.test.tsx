// @vitest-environment happy-dom
import { provideNamespace, startI18n } from '@revisoins/i18n/hosting';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import fr from '../../locales/fr/quiz.json' with { type: 'json' };
import { DaysOffField } from './days-off-field.tsx';

// As long as a busy machine needs.
configure({ asyncUtilTimeout: 30_000 });

beforeAll(async () => {
  vi.stubGlobal('fetch', async () => Response.json(fr));
  provideNamespace('quiz', () => 'https://quiz.test/quiz.json');
  await startI18n(['quiz'], { root: document.createElement('div'), given: 'fr' });
});
afterEach(cleanup);

/** What the form has after a press on a day. */
async function press(day: string, daysOff: readonly number[]) {
  const onChange = vi.fn();
  render(<DaysOffField daysOff={daysOff} onChange={onChange} />);
  fireEvent.click(await screen.findByRole('checkbox', { name: day }));
  return onChange.mock.lastCall?.[0] as unknown;
}

test('a press adds a day or takes it away', async () => {
  expect(await press('Mardi', [6])).toEqual([2, 6]);
  cleanup();
  expect(await press('Samedi', [6, 0])).toEqual([0]);
});

test('a day that an older plan has twice is sent once', async () => {
  expect(await press('Mardi', [1, 1, 0])).toEqual([1, 2, 0]);
});
