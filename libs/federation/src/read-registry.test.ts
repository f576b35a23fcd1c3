import { expect, test } from 'vitest';
import { readRegistry } from './read-registry.ts';
import { registryOf } from './registry.fixture.ts';

const sound = registryOf({ quiz: {}, account: {} }) as { remotes: { quiz: { versions: Record<string, { declaration: object }> } } };

test('reads a sound registry whole', () => {
  expect(readRegistry(sound)).toEqual({ registry: sound, sound: true, refused: {} });
});

test('leaves out a remote with a contract that it does not know, says why, and keeps the others', () => {
  const other = structuredClone(sound);
  Object.assign(other.remotes.quiz.versions['1.0.0']?.declaration ?? {}, { contract: 9 });
  const read = readRegistry(other);
  expect(Object.keys(read.registry.remotes)).toEqual(['account']);
  expect(read.refused.quiz).toContain('declaration.contract');
});

test.each([[undefined], [null], ['text'], [[]], [{}], [{ schema: 2, remotes: {} }], [{ schema: 1, remotes: [] }]])(
  'takes %o for no registry',
  (raw) => {
    expect(readRegistry(raw)).toEqual({ registry: { schema: 1, remotes: {} }, sound: false, refused: {} });
  },
);
