import { afterEach, expect, test, vi } from 'vitest';

const { groupBy } = Map;
afterEach(() => {
  Map.groupBy = groupBy;
});

test('Vitest can say why a test fails in a Node without Map.groupBy', async () => {
  Reflect.deleteProperty(Map, 'groupBy');
  vi.resetModules();
  await import('./vitest-plugin.ts');
  const parity = (number: number) => (number % 2 === 0 ? 'even' : 'odd');
  expect([...Map.groupBy(new Set([1, 2, 3]), parity)]).toEqual([
    ['odd', [1, 3]],
    ['even', [2]],
  ]);
});
