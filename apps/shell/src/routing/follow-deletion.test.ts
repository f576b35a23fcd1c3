// @vitest-environment happy-dom
import { onDeletedElsewhere } from '@revisoins/auth/hosting';
import { createMemoryRouter } from '@revisoins/router/hosting';
import { expect, test, vi } from 'vitest';
import { followDeletion } from './follow-deletion.ts';

vi.mock('@revisoins/auth/hosting', { spy: true });

test('what the page that is being left still stores about a deleted learner goes, too', async () => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  const key = 'revisoins-quiz:lea:8';
  const router = createMemoryRouter([{ path: '/quiz' }, { path: '/login' }], { initialEntries: ['/quiz'] });
  followDeletion(router);
  localStorage.setItem(key, 'two answers');
  vi.mocked(onDeletedElsewhere).mock.calls[0]?.[0]({ id: 'lea', email: 'lea@example.ca' });
  await expect.poll(() => localStorage.getItem(key)).toBeNull();
  localStorage.setItem(key, 'three answers');
  await router.navigate('/login');
  await expect.poll(() => localStorage.getItem(key)).toBeNull();
});
