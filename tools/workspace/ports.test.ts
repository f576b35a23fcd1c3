import { expect, test } from 'vitest';
import { joiningOrigin, remotePorts } from './ports.ts';

test('further remotes come after the first ones, around the page of the institution', () => {
  const names = ['quiz', ...'abcdefg'];
  expect(remotePorts(100, names)).toMatchObject({
    quiz: 4301,
    account: 4304,
    a: 4305,
    e: 4309,
    f: 4311,
    g: 4312,
  });
  expect(remotePorts(100, names)).not.toHaveProperty('institution');
});

test('a remote that joins a running site takes a port that none of its remotes has', () => {
  expect(joiningOrigin('cards', 100, { quiz: 'http://localhost:4301' })).toBe('http://localhost:4305');
  expect(joiningOrigin('cards', 100, { maps: 'http://localhost:4305' })).toBe('http://localhost:4306');
  expect(joiningOrigin('quiz', 100, { maps: 'http://localhost:4305' })).toBe('http://localhost:4301');
});
