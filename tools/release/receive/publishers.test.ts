import { temporaryFolder } from '@revisoins/types/tree.fixture';
import { expect, test } from 'vitest';
import { withLock } from '../site/lock.ts';
import { sitePaths } from '../site/site-paths.ts';
import { hashKey, invitePublisher, readPublishers, remoteOfKey, revokePublisher } from './publishers.ts';

const emptySite = () => sitePaths(temporaryFolder('publishers'));

test('a key is that of its remote until it is replaced or taken back', async () => {
  const paths = emptySite();
  const keyOwner = (key: string) => remoteOfKey(readPublishers(paths), hashKey(key));
  const first = await invitePublisher(paths, 'cards');
  expect(keyOwner(first)).toBe('cards');
  const second = await invitePublisher(paths, 'cards');
  expect([keyOwner(first), keyOwner(second)]).toEqual([undefined, 'cards']);
  await revokePublisher(paths, 'cards');
  expect(keyOwner(second)).toBeUndefined();
});

test('a key that is made while another program changes the keys loses none of them', async () => {
  const paths = emptySite();
  await invitePublisher(paths, 'cards');
  let made: Promise<string> | undefined;
  await withLock(`${paths.publishers}.lock`, () => {
    made = invitePublisher(paths, 'voice');
    // What it would have read by now is out of date when it writes.
    expect(Object.keys(readPublishers(paths))).toEqual(['cards']);
  });
  await Promise.all([made, invitePublisher(paths, 'quiz'), invitePublisher(paths, 'plan')]);
  expect(Object.keys(readPublishers(paths)).sort()).toEqual(['cards', 'plan', 'quiz', 'voice']);
});
