import { expect, test } from 'vitest';
import { registryFixture, versionFixture } from '../registry.fixture.ts';
import { redirectsFile } from './static-host-files.ts';

test('gives embedded parts and screens their page, and leaves files alone', () => {
  expect(redirectsFile(registryFixture('quiz', ['1.0.0', '1.1.0']))).toBe(
    ['/embed/ /embed 200', '/embed/quiz /embed 200', '/embed/quiz/* /embed 200', '/quiz /app 200', ''].join(
      '\n',
    ),
  );
});

test('knows the screens of a version that only some get', () => {
  const { declaration } = versionFixture('quiz', '1.1.0');
  const routes = [
    { id: 'take', path: '/quiz/:skillId', access: 'signed-in' as const, expose: './routes/v1' },
  ];
  const newer = versionFixture('quiz', '1.1.0', {
    declaration: { ...declaration, routes } as typeof declaration,
  });
  const registry = registryFixture('quiz', ['1.0.0'], {
    versions: { '1.0.0': versionFixture('quiz', '1.0.0'), '1.1.0': newer },
  });
  expect(redirectsFile(registry)).toContain('/quiz/:skillId /app 200\n');
});
