import type { SiteConfig } from '@revisoins/contracts';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { shellHeadersFile } from './static-host-files.ts';
import { permissionsAt, shellHeaders, sitePolicies } from './headers.ts';

const config: SiteConfig = { apiUrl: 'https://api.example/v1', publishableKey: 'key' };
const siteWith = (more: Partial<SiteConfig> = {}) => ({
  config: { ...config, ...more },
  remotes: ['https://quiz.example'],
  inlineScriptHashes: ["'sha256-x='"],
});

/** The sources of a directive. */
function sources(policy: string, directive: string): string[] {
  const found = policy.split('; ').find((one) => one.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

describe('content security policy', () => {
  const policy = contentSecurityPolicy(siteWith());

  test('runs scripts of the site, of the remotes and the pinned inline ones, and nothing else', () => {
    expect(sources(policy, 'script-src')).toEqual(["'self'", 'https://quiz.example', "'sha256-x='"]);
    expect(policy).not.toContain('unsafe-eval');
  });

  test('lets one policy make script addresses', () => {
    expect(sources(policy, 'require-trusted-types-for')).toEqual(["'script'"]);
    expect(sources(policy, 'trusted-types')).toEqual(['default']);
  });

  test('talks to the backend at its origin, over sockets too', () => {
    expect(sources(policy, 'connect-src')).toEqual([
      "'self'",
      'https://quiz.example',
      'https://api.example',
      'wss://api.example',
    ]);
  });

  test.each<[string, Partial<SiteConfig>, string, string]>([
    ['telemetry', { telemetryUrl: 'https://events.example/beacon' }, 'connect-src', 'https://events.example'],
    ['overrides', { overrideOrigins: ['http://localhost:4201'] }, 'script-src', 'http://localhost:4201'],
    [
      'overrides that reload',
      { overrideOrigins: ['http://localhost:4201'] },
      'connect-src',
      'ws://localhost:4201',
    ],
    ['a frame of a remote', { remotes: { voice: { frame: [] } } }, 'frame-src', 'https://quiz.example'],
  ])('opens for %s only where the operator has set it', (_, more, directive, source) => {
    expect(sources(contentSecurityPolicy(siteWith(more)), directive)).toContain(source);
    expect(sources(policy, directive)).not.toContain(source);
  });

  test('lets nobody frame the shell, and the institutions of the site frame what is embedded', () => {
    const { shell, embed } = sitePolicies(siteWith({ embedding: { parents: ['https://cegep.example'] } }));
    expect(sources(shell, 'frame-ancestors')).toEqual(["'none'"]);
    expect(sources(embed, 'frame-ancestors')).toEqual(["'self'", 'https://cegep.example']);
  });

  test('lets a page in a preview run nothing and send nothing, as its files do in the shell’s pages', () => {
    const { shell, previewed } = sitePolicies(siteWith());
    expect(previewed).toBe(`${shell}; sandbox`);
  });
});

const framed: Partial<SiteConfig> = { remotes: { voice: { frame: ['microphone'] } } };
test.each<[string, object, Partial<SiteConfig>, boolean]>([
  ['every script is pinned', {}, {}, true],
  ['a development server makes them', { development: true }, {}, false],
  ['what a remote frames is another party’s', {}, framed, true],
])('demands integrity of scripts: %s', (_, more, settings, demanded) => {
  expect('Integrity-Policy' in shellHeaders({ ...siteWith(settings), ...more }, 'policy')).toBe(demanded);
});

test('lends the microphone to the remotes only where the operator lets the frame of one have it', () => {
  const permissions = (more: Partial<SiteConfig>) =>
    shellHeaders(siteWith(more), 'policy')['Permissions-Policy'];
  expect(permissions({})).toContain('microphone=(self),');
  expect(permissions({ remotes: { voice: { frame: ['autoplay'] } } })).toContain('microphone=(self),');
  expect(permissions(framed)).toContain('microphone=(self "https://quiz.example"),');
});

describe('a permission that the operator refuses a remote', () => {
  const site = siteWith({ embedding: { parents: [], refused: { cards: ['microphone', 'autoplay'] } } });

  test.each([
    ['its embed', '/embed/cards', false],
    ['a screen in its embed', '/embed/cards/3', false],
    ['an embed whose address hides its name', '/embed/%63ards', false],
    ['the embed of another remote', '/embed/quiz', true],
    ['the embed of one with a longer name', '/embed/cards-more', true],
    ['a page of the site', '/cards', true],
    ['a name that every object has', '/embed/constructor', true],
  ])('%s', (_, path, listens) => {
    const policy = permissionsAt(site, path);
    expect(policy.includes('microphone=(self)')).toBe(listens);
    expect(policy.includes('autoplay=()')).toBe(!listens);
  });

  test('the headers for static hosts do the same', () => {
    const text = shellHeadersFile(site);
    for (const path of ['/embed/cards', '/embed/cards/*'])
      expect(text).toContain(
        `\n${path}\n  ! Permissions-Policy\n  Permissions-Policy: ${permissionsAt(site, '/embed/cards')}\n`,
      );
  });
});

test('writes the headers of the local server for static hosts', () => {
  const site = siteWith({ embedding: { parents: ['https://cegep.example'] } });
  const text = shellHeadersFile(site);
  const policies = sitePolicies(site);
  for (const [name, value] of Object.entries(shellHeaders(site, policies.shell)))
    expect(text).toContain(`  ${name}: ${value}\n`);
  expect(text).toContain(
    `/embed/*\n  ! Content-Security-Policy\n  Content-Security-Policy: ${policies.embed}\n`,
  );
  expect(text).toContain(
    `/previews/*\n  ! Content-Security-Policy\n  Content-Security-Policy: ${policies.previewed}\n`,
  );
  expect(text).toContain(
    '/assets/*\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable\n',
  );
});
