// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetWantedPage } from './forget-wanted-page.ts';
import { namePagesBy, rememberWantedPage, wantedPage } from './wanted-page.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  namePagesBy(() => undefined);
});

test('is the last page that was asked for, with what the host calls it, until it is forgotten', () => {
  expect(wantedPage()).toBeNull();
  namePagesBy((path) => (path === '/skills' ? { fr: 'Compétences', en: 'Skills' } : undefined));
  rememberWantedPage('/quiz-start/8');
  rememberWantedPage('/skills');
  expect(wantedPage()).toEqual({ path: '/skills', name: { fr: 'Compétences', en: 'Skills' } });
  forgetWantedPage();
  expect(wantedPage()).toBeNull();
});

test('is forgotten after half an hour', () => {
  rememberWantedPage('/skills');
  vi.advanceTimersByTime(30 * 60_000);
  expect(wantedPage()?.path).toBe('/skills');
  vi.advanceTimersByTime(1);
  expect(wantedPage()).toBeNull();
});

test('has no name where the host names none', async () => {
  vi.resetModules();
  const page = await import('./wanted-page.ts');
  page.rememberWantedPage('/skills');
  expect(page.wantedPage()).toStrictEqual({ path: '/skills', name: undefined });
});

test('stays when something else than a page is asked for', () => {
  rememberWantedPage('/skills');
  rememberWantedPage('//elsewhere.test');
  expect(wantedPage()?.path).toBe('/skills');
});

test('is never an address elsewhere, whoever wrote it', () => {
  rememberWantedPage('//elsewhere.test');
  expect(wantedPage()).toBeNull();
  for (const path of ['//elsewhere.test', '/\\elsewhere.test', 'javascript:alert(1)', 3]) {
    sessionStorage.setItem('revisoins-wanted-page', JSON.stringify({ path, at: Date.now() }));
    expect(wantedPage()).toBeNull();
  }
  sessionStorage.setItem('revisoins-wanted-page', '{');
  expect(wantedPage()).toBeNull();
});
