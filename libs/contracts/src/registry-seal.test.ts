import { expect, test, vi } from 'vitest';
import { registrySeal } from './registry-seal.ts';

test('is the same for the same text', () => {
  expect(registrySeal('{"schema":1}')).toBe(registrySeal('{"schema":1}'));
});

test.each(['', '{"schema":2}', '{"schema":1} ', '{"chemas":1}'])('is another one for %j', (text) => {
  expect(registrySeal(text)).not.toBe(registrySeal('{"schema":1}'));
});

test('is another one for a host with other schemas', async () => {
  vi.resetModules();
  vi.doMock('./registry-schema-print.ts', () => ({ REGISTRY_SCHEMA: 'others' }));
  const { registrySeal: othersSeal } = await import('./registry-seal.ts');
  vi.doUnmock('./registry-schema-print.ts');
  expect(othersSeal('{"schema":1}')).not.toBe(registrySeal('{"schema":1}'));
});
