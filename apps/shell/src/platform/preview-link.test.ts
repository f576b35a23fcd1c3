// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { endOverrides, followPreviewLink, readOverrides } from './overrides.ts';

test('the link to a preview is followed once, and leaves the address', () => {
  localStorage.clear();
  history.replaceState({ kept: true }, '', '/skills?preview=quiz@my-branch&tab=2#top');
  expect(followPreviewLink(document)).toEqual({ quiz: { kind: 'preview', name: 'my-branch' } });
  expect(location.href).toMatch(/\/skills\?tab=2#top$/);
  expect(history.state).toEqual({ kept: true });
  expect(readOverrides()).toEqual({ quiz: { kind: 'preview', name: 'my-branch' } });
  endOverrides(['quiz']);
  expect(followPreviewLink(document)).toEqual({});
});

const long = 'a'.repeat(41);
test.each([
  'quiz',
  'quiz@',
  '@x',
  'quiz@../x',
  'Quiz@x',
  'quiz@x@y',
  '__proto__@x',
  `${long}@x`,
  `quiz@${long}`,
])('?preview=%s is no link', (value) => {
  localStorage.clear();
  history.replaceState(null, '', `/skills?preview=${encodeURIComponent(value)}`);
  expect(followPreviewLink(document)).toEqual({});
});
