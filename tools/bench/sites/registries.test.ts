import { registrySchema } from '@revisoins/contracts';
import { expect, test } from 'vitest';
import { registryFixture } from '@revisoins/release/registry.fixture';
import { crowdedRegistry, defaultVersion, monolithRegistry } from './registries.ts';

const registry = registryFixture('quiz', ['1.0.0', '1.1.0']);

test('a crowded registry has as many remotes as asked, each with a name, a container and paths of its own', () => {
  const crowded = registrySchema.parse(crowdedRegistry(registry, 5));
  const names = Object.keys(crowded.remotes);
  expect(names).toEqual(['quiz', 'quiz-1', 'quiz-2', 'quiz-3', 'quiz-4']);
  const versions = names.map((name) => defaultVersion(crowded, name));
  expect(new Set(versions.map(({ container }) => container)).size).toBe(5);
  const paths = versions.flatMap(({ declaration }) => declaration.routes.map(({ path }) => path));
  expect(new Set(paths).size).toBe(paths.length);
});

test('the monolith has the files of every remote on its own origin', () => {
  const preload = { skills: ['/assets/skills.js'] };
  const one = monolithRegistry(registry, 'https://localhost:1', { folder: '', preload: { quiz: preload } });
  expect(defaultVersion(registrySchema.parse(one), 'quiz')).toMatchObject({
    base: 'https://localhost:1/remotes/quiz/',
    preload,
  });
  expect(Object.keys(one.remotes.quiz?.versions ?? {})).toHaveLength(1);
});
