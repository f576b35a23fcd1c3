import { expect, test } from 'vitest';
import { allPorts, joiningOrigin, ports, remotePorts } from './ports.ts';

test('remotes come after the shell, around the page of the institution', () => {
  const names = [...'abcdefghij'];
  expect(remotePorts(100, names)).toMatchObject({ a: 4301, i: 4309, j: 4311 });
  expect(Object.values(remotePorts(100, names))).not.toContain(ports(100).institution);
});

test('no two of the ports are the same', () => {
  const all = allPorts(100);
  expect(all.length).toBeGreaterThan(Object.keys(ports(100)).length);
  expect(new Set(all).size).toBe(all.length);
});

test('a remote that joins a running site takes a port that none of its remotes has', () => {
  expect(joiningOrigin('new-one', 100, {})).toBe('http://localhost:4301');
  expect(joiningOrigin('new-one', 100, { maps: 'http://localhost:4301' })).toBe('http://localhost:4302');
});
