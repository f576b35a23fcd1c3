import type { EmbedPermission, Registry, SiteConfig } from '@revisoins/contracts';
import { registrySeal } from '@revisoins/contracts/registry-seal';
import { expect, test } from 'vitest';
import { inlinedElement, readInlinedJson } from '../inlined-json.ts';
import { declarationFixture, registryFixture, versionFixture } from '../registry.fixture.ts';
import { inlinedRegistry, inlineEmbeddedRemotes } from './page.ts';
import { splitRegistry } from './split-registry.ts';

const config: SiteConfig = { apiUrl: 'https://api.example/v1', publishableKey: 'key' };
const script = 'for(const a of REVISOINS_EMBEDDED_REMOTES)define(a)';

test('a script for pages of others gets what the default version declares of its embedding, in ASCII', () => {
  const embed = { title: { fr: 'Les cartes à jouer', en: 'The cards' }, practice: true };
  const version = versionFixture('cards', '1.0.0', { declaration: declarationFixture('cards', { embed }) });
  const registry = registryFixture('cards', ['1.0.0', '2.0.0'], {
    versions: { '1.0.0': version, '2.0.0': versionFixture('cards', '2.0.0') },
  });
  const inlined = inlineEmbeddedRemotes(script, registry, config);
  expect(inlined).toMatch(/^[ -~]*$/);
  // oxlint-disable-next-line no-implied-eval, no-new-func
  const defined: unknown = new Function(
    `const found = []; const define = (one) => found.push(one); ${inlined}; return found`,
  )();
  expect(defined).toEqual([{ remote: 'cards', ...embed }]);
});

test.each<[string, Record<string, EmbedPermission[]>, string]>([
  ['one of two', { cards: ['microphone'] }, '"allow":["clipboard-write"]'],
  ['of another remote', { quiz: ['microphone'] }, '"allow":["microphone","clipboard-write"]'],
])('a permission that the operator refuses is not lent to the frame: %s', (_, refused, expected) => {
  const embed = { title: { fr: 'Cartes', en: 'Cards' }, allow: ['microphone', 'clipboard-write'] as const };
  const declaration = declarationFixture('cards', { embed: { ...embed, allow: [...embed.allow] } });
  const registry = registryFixture('cards', ['1.0.0'], {
    versions: { '1.0.0': versionFixture('cards', '1.0.0', { declaration }) },
  });
  const site = { ...config, embedding: { parents: [], refused } };
  expect(inlineEmbeddedRemotes(script, registry, site)).toContain(expected);
});

test('a remote that does not declare how it is embedded is not offered to pages', () => {
  expect(inlineEmbeddedRemotes(script, registryFixture('cards', ['1.0.0']), config)).toBe(
    'for(const a of [])define(a)',
  );
});

const sealIn = (registry: Registry) => {
  const html = inlinedRegistry(splitRegistry(registry));
  const [, , text = ''] = inlinedElement('revisoins-registry').exec(html) ?? [];
  return { written: readInlinedJson(html, 'revisoins-seal'), seal: registrySeal(text) };
};

test('a registry is sealed as it stands in the page, so that browsers need not parse it again', () => {
  const title = { fr: 'Les <cartes>', en: 'The <cards>' };
  const version = versionFixture('cards', '1.0.0', { declaration: declarationFixture('cards', { title }) });
  const { written, seal } = sealIn(registryFixture('cards', ['1.0.0'], { versions: { '1.0.0': version } }));
  expect(written).toBe(seal);
});

test('a registry that this tool does not understand is not sealed', () => {
  const registry = registryFixture('cards', ['1.0.0']);
  Object.assign(registry.remotes.cards?.versions['1.0.0']?.declaration ?? {}, { contract: 9 });
  expect(sealIn(registry).written).toBeUndefined();
});
