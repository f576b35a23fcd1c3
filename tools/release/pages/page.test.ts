import { expect, test } from 'vitest';
import { declarationFixture, registryFixture, versionFixture } from '../registry.fixture.ts';
import { inlineEmbeddedRemotes } from './page.ts';

const script = 'for(const a of REVISOINS_EMBEDDED_REMOTES)define(a)';

test('a script for pages of others gets what the default version declares of its embedding, in ASCII', () => {
  const embed = { title: { fr: 'Les cartes à jouer', en: 'The cards' }, practice: true };
  const version = versionFixture('cards', '1.0.0', { declaration: declarationFixture('cards', { embed }) });
  const registry = registryFixture('cards', ['1.0.0', '2.0.0'], {
    versions: { '1.0.0': version, '2.0.0': versionFixture('cards', '2.0.0') },
  });
  const inlined = inlineEmbeddedRemotes(script, registry);
  expect(inlined).toMatch(/^[ -~]*$/);
  // oxlint-disable-next-line no-implied-eval, no-new-func
  const defined: unknown = new Function(
    `const found = []; const define = (one) => found.push(one); ${inlined}; return found`,
  )();
  expect(defined).toEqual([{ remote: 'cards', ...embed }]);
});

test('a remote that does not say how it is embedded is not offered to pages', () => {
  expect(inlineEmbeddedRemotes(script, registryFixture('cards', ['1.0.0']))).toBe(
    'for(const a of [])define(a)',
  );
});
