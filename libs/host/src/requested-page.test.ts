// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetRequestedPage } from './forget-requested-page.ts';
import { namePagesBy, rememberRequestedPage, requestedPage } from './requested-page.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  namePagesBy(() => undefined);
});

test('is the last requested page, with the host’s name for it, until it is forgotten', () => {
  expect(requestedPage()).toBeNull();
  namePagesBy((path) => (path === '/skills' ? { fr: 'Compétences', en: 'Skills' } : undefined));
  rememberRequestedPage('/quiz-start/8');
  rememberRequestedPage('/skills');
  expect(requestedPage()).toEqual({ path: '/skills', name: { fr: 'Compétences', en: 'Skills' } });
  forgetRequestedPage();
  expect(requestedPage()).toBeNull();
});

test('is forgotten after half an hour', () => {
  rememberRequestedPage('/skills');
  vi.advanceTimersByTime(30 * 60_000);
  expect(requestedPage()?.path).toBe('/skills');
  vi.advanceTimersByTime(1);
  expect(requestedPage()).toBeNull();
});

test('has no name where the host names none', async () => {
  vi.resetModules();
  const page = await import('./requested-page.ts');
  page.rememberRequestedPage('/skills');
  expect(page.requestedPage()).toStrictEqual({ path: '/skills', name: undefined });
});

test('stays when something other than a page is requested', () => {
  rememberRequestedPage('/skills');
  rememberRequestedPage('//elsewhere.test');
  expect(requestedPage()?.path).toBe('/skills');
});

test('is never an address on another site, whoever wrote it', () => {
  rememberRequestedPage('//elsewhere.test');
  expect(requestedPage()).toBeNull();
  for (const path of ['//elsewhere.test', '/\\elsewhere.test', 'javascript:alert(1)', 3]) {
    sessionStorage.setItem('revisoins-requested-page', JSON.stringify({ path, at: Date.now() }));
    expect(requestedPage()).toBeNull();
  }
  sessionStorage.setItem('revisoins-requested-page', '{');
  expect(requestedPage()).toBeNull();
});
