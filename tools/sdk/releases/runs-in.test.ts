import { expect, test } from 'vitest';
import { compatibilityTable, runsIn } from './runs-in.ts';

const shell = { contracts: [1], provided: { react: ['19.3.1'], '@revisoins/host': ['0.2.0', '0.1.0'] } };

test.each([
  [
    'what it was built for',
    { contract: 1, shared: { react: '^19.0.0', '@revisoins/host': '^0.2.0' } },
    'runs',
  ],
  [
    'the line before',
    { contract: 1, shared: { '@revisoins/host': '^0.1.0' } },
    'runs, on the earlier line of @revisoins/host',
  ],
  ['another React', { contract: 1, shared: { react: '^20.0.0' } }, 'refused: It wants react ^20.0.0'],
  ['another contract', { contract: 9, shared: {} }, 'refused: contract 9, and it knows 1'],
])('a remote that asks for %s: %s', (_, remote, expected) => {
  expect(runsIn(remote, shell)).toBe(expected);
  expect(compatibilityTable([{ name: 'SDK', ...remote }], [{ name: 'the shell', ...shell }])).toBe(
    `| a remote made with | in the shell |\n| --- | --- |\n| SDK | ${expected} |`,
  );
});
