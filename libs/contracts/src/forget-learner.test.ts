// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { forgetLearner } from './forget-learner.ts';

test('removes entries that mention the learner, in key or value, and keeps the others', async () => {
  localStorage.setItem('draft-u1-8', '{}');
  localStorage.setItem('authAttempts', '[{"email":"lea@exemple.ca"}]');
  localStorage.setItem('theme', 'dark');
  sessionStorage.setItem('last-result', '{"learner":"u1"}');
  await forgetLearner(['u1', 'Lea@exemple.ca']);
  expect([{ ...localStorage }, sessionStorage.length]).toEqual([{ theme: 'dark' }, 0]);
});

test('an account without an e-mail address takes nothing of others along', async () => {
  localStorage.setItem('draft-u1-8', '{}');
  localStorage.setItem('draft-u2-8', '{}');
  await forgetLearner(['u1', '']);
  expect(localStorage.getItem('draft-u1-8')).toBeNull();
  expect(localStorage.getItem('draft-u2-8')).toBe('{}');
});

/** A database with these records, like one of another remote. */
async function openDatabase(records: readonly { id: string; owner: string }[]): Promise<IDBDatabase> {
  const request = indexedDB.open('results', 1);
  request.addEventListener('upgradeneeded', () => {
    const store = request.result.createObjectStore('waiting', { keyPath: 'id' });
    for (const record of records) store.put(record);
  });
  return new Promise((resolve) => request.addEventListener('success', () => resolve(request.result)));
}

async function idsIn(database: IDBDatabase): Promise<unknown> {
  const request = database.transaction('waiting').objectStore('waiting').getAllKeys();
  return new Promise((resolve) => request.addEventListener('success', () => resolve(request.result)));
}

test('removes the learner’s unsent results, even while another tab has the database open, and nobody else’s', async () => {
  const database = await openDatabase([
    { id: 'a1', owner: 'u1' },
    { id: 'a2', owner: 'u2' },
    { id: 'a3', owner: 'u1' },
  ]);
  await forgetLearner(['u1', 'lea@exemple.ca']);
  expect(await idsIn(database)).toEqual(['a2']);
});
