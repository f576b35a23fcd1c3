// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { storeThread, readThread } from './stored-thread.ts';
import type { Turn } from './turn.schema.ts';

const said = (id: string, more: Partial<Turn> = {}): Turn => ({
  id,
  question: 'pouls normal',
  reply: 'De 60 à 100.',
  help: false,
  heard: false,
  sources: [],
  choices: [],
  subject: 'pouls',
  ...more,
});

beforeEach(() => localStorage.clear());

test('a conversation is read as it was kept, by its learner alone', () => {
  storeThread('one', [said('a'), said('b')]);
  expect(readThread('one')).toEqual([said('a'), said('b')]);
  expect(readThread('other')).toEqual([]);
});

test('turns about a danger, and questions without a reply, are not stored', () => {
  storeThread('one', [said('a', { help: true }), said('b', { reply: null }), said('c')]);
  expect(readThread('one').map(({ id }) => id)).toEqual(['c']);
});

test('the last thirty turns are kept', () => {
  storeThread(
    'one',
    Array.from({ length: 40 }, (_, at) => said(String(at))),
  );
  expect(readThread('one')).toHaveLength(30);
  expect(readThread('one').at(-1)?.id).toBe('39');
});

test('an empty conversation stores nothing on the device', () => {
  storeThread('one', [said('a')]);
  storeThread('one', []);
  expect(localStorage).toHaveLength(0);
});

test('what is damaged is read as empty', () => {
  localStorage.setItem('thalia-thread:one', '[{"id":1}]');
  expect(readThread('one')).toEqual([]);
});
