// @vitest-environment happy-dom
import type { RemoteLoader } from '@revisoins/federation';
import { i18n } from '@revisoins/i18n';
import { startI18n } from '@revisoins/i18n/hosting';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import texts from '../../locales/en/shell.json' with { type: 'json' };
import { PlatformContext, type Platform } from '../platform/platform-context.ts';
import OverridesBadge from './overrides-badge.tsx';

beforeAll(async () => {
  await startI18n([], { given: 'en' });
  i18n.addResourceBundle('en', 'shell', texts);
});
afterEach(cleanup);

/** What the badge says with these overrides. */
function badge(overrides: Partial<Platform['overrides']>): string {
  const platform = {
    loader: { state: () => ({}) } as unknown as RemoteLoader,
    overrides: { active: {}, refused: {}, until: {}, gone: {}, unpublished: [], ...overrides },
  } as unknown as Platform;
  render(
    <PlatformContext value={platform}>
      <OverridesBadge onOpen={() => undefined} />
    </PlatformContext>,
  );
  return screen.getByRole('status').textContent ?? '';
}

const preview = {
  active: { cards: { kind: 'preview', name: 'new' } },
  until: { cards: new Date('2999-01-01T12:00:00Z') },
} as const;

test('a preview says that everybody else has the live version, where there is one', () => {
  expect(badge(preview)).toContain('Everybody else sees the live version');
});

test('a preview of a remote that the site does not have says that only its link leads to it', () => {
  const said = badge({ ...preview, unpublished: ['cards'] });
  expect(said).toContain('The site does not have this part yet: only those who open the link see it');
  expect(said).not.toContain('live version');
});

test('once it has expired, there is no live version to speak of', () => {
  const said = badge({ gone: { cards: 'new' }, unpublished: ['cards'] });
  cleanup();
  expect(said).toContain('The site has no other version of this part');
  expect(badge({ gone: { cards: 'new' } })).toContain('You see the live version');
});
