import { expect, test } from 'vitest';
import { remotePorts } from './ports.ts';

test('further remotes come after the first ones, around the page of the institution', () => {
  const names = ['quiz', ...'abcdefg'];
  expect(remotePorts(100, names)).toMatchObject({ quiz: 4301, account: 4304, a: 4305, e: 4309, f: 4311, g: 4312 });
  expect(remotePorts(100, names)).not.toHaveProperty('institution');
});
