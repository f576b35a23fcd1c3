import { expect, test } from 'vitest';
import { readRegistry } from './read-registry.ts';
import { makeRegistry } from './registry.fixture.ts';
import { createVersionChoice } from './version-choice.ts';

const choice = createVersionChoice({
  registry: readRegistry(makeRegistry({ quiz: { versions: ['1.0.0', '2.0.0'] } })).registry,
  browserId: 'a',
});

test('lists the versions of a remote that this page knows, and none of an unknown remote', () => {
  expect(choice.known('quiz').sort()).toEqual(['1.0.0', '2.0.0']);
  expect(choice.known('elsewhere')).toEqual([]);
});

test('has a remote that the registry lists, and no other', () => {
  expect([choice.has('quiz'), choice.has('elsewhere')]).toEqual([true, false]);
});
