import { limitCapabilities } from '@revisoins/host/hosting';
import { afterEach, expect, test } from 'vitest';
import { currentLearner } from './session-ready.ts';
import { becomeSignedOut } from './session.store.ts';

afterEach(() => limitCapabilities({ accounts: true }));

test('is a visitor where the host has no accounts, without waiting for a session', async () => {
  limitCapabilities({ accounts: false });
  expect(await currentLearner()).toBe('visitor');
});

test('rejects where nobody is signed in', async () => {
  becomeSignedOut();
  await expect(currentLearner()).rejects.toMatchObject({ kind: 'unauthorized' });
});
