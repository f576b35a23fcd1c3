// @vitest-environment happy-dom
import { setTheme } from '@revisoins/host/hosting';
import { i18n } from '@revisoins/i18n';
import { startI18n } from '@revisoins/i18n/hosting';
import type { Mount, MountHost } from '@revisoins/router';
import { createMemoryRouter, RouterProvider } from '@revisoins/router/hosting';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { mountedScreen } from './mounted-screen.tsx';

beforeAll(() => startI18n([], { given: 'fr' }));
afterEach(cleanup);

const asText = ({ language, theme, path, params, search }: MountHost) =>
  [language, theme, path, params.card, search].join(' ');

const log: string[] = [];
const mount: Mount = (element, host) => {
  log.push('shown');
  const show = () => (element.textContent = asText(host));
  show();
  const stop = host.follow(show);
  element.addEventListener('click', () => host.navigate('/cards/3?side=back'));
  return () => {
    stop();
    log.push('removed');
  };
};

test('a screen without React receives the language, the theme and the address, is shown once, and is removed', async () => {
  const router = createMemoryRouter(
    [
      { path: '/cards/:card', Component: mountedScreen(mount) },
      { path: '/about', element: 'About' },
    ],
    { initialEntries: ['/cards/2'] },
  );
  render(<RouterProvider router={router} />);
  const place = screen.getByText('fr light /cards/2 2');
  await act(() => i18n.changeLanguage('en'));
  act(() => setTheme('dark'));
  await act(async () => place.click());
  expect(place.textContent).toBe('en dark /cards/3 3 ?side=back');
  await act(() => router.navigate('/about'));
  expect(log).toEqual(['shown', 'removed']);
  await act(() => i18n.changeLanguage('fr'));
  expect(place.textContent).toContain('en');
});
