import { expect, test } from 'vitest';
import { parseChangeFilter } from './change-filter.ts';

const row = { id: 'a1', score: 10, read: false, note: null };

test.each([
  [undefined, true],
  ['', true],
  ['id=eq.a1', true],
  ['id=eq.a2', false],
  ['id=neq.a2', true],
  ['score=gt.9', true],
  ['score=lt.9', false],
  ['score=lte.10', true],
  ['score=gte.11', false],
  ['read=eq.false', true],
  ['id=in.(a0,a1)', true],
  ['id=in.(b1)', false],
  ['note=eq.x', false],
  ['note=neq.x', false],
  ['absent=eq.1', false],
])('filter %j passes the row: %s', (filter, passes) => {
  expect(parseChangeFilter(filter)?.(row)).toBe(passes);
});

test.each([
  'id',
  'id=a1',
  'id=like.a%',
  'id=not.eq.a1',
  'id=eq.a1,score=eq.1',
  'id=in.a1',
  'id=eq."a,b"',
  '1;=eq.2',
])('filter %j is refused', (filter) => {
  expect(parseChangeFilter(filter)).toBeNull();
});
