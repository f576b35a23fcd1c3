// @vitest-environment happy-dom
import type { Mount, RemoteRoutes } from '@revisoins/router';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openScreen } from './index.ts';

// As long as a busy machine needs.
configure({ asyncUtilTimeout: 30_000 });
vi.setConfig({ testTimeout: 60_000 });
afterEach(cleanup);

const mount: Mount = (element, { language, theme, params }) => {
  element.innerHTML = `<main><h1>Cards</h1><p>${language} ${theme} ${params['cardId']}</p></main>`;
  return () => element.replaceChildren();
};

const declaration = { name: 'cards', routes: [{ id: 'card', path: '/cards/:cardId' }] };

test.each<[string, RemoteRoutes]>([
  ['at once', [{ id: 'card', mount }]],
  ['later', [{ id: 'card', lazy: () => Promise.resolve({ mount }) }]],
])('a screen that its remote shows by itself opens %s, with what the host says', async (_, routes) => {
  const screen = await openScreen(
    { declaration, routes, texts: { fr: {}, en: {} } },
    { at: '/cards/7', language: 'en', theme: 'dark' },
  );
  expect(screen.getByText('en dark 7')).toBeDefined();
});
