import { beforeEach, expect, test, vi } from 'vitest';
import { rehearse } from '../../supabase/functions/complete/rehearse.ts';
import { judge } from '../../supabase/functions/complete/safety/judge.ts';

vi.mock('../../supabase/functions/complete/safety/judge.ts', { spy: true });
beforeEach(() => {
  vi.mocked(judge).mockClear();
});

test.each(['fr', 'en'] as const)('each sort of text in %s is judged more than once', async (language) => {
  await rehearse(language, async () => ({ words: [], entries: [] }));
  const texts = vi.mocked(judge).mock.calls.map(([text]) => text);
  // What is beyond Latin-1 is kept, and compiled for, apart.
  const isWide = (text: string) => /[^\0-ÿ]/u.test(text);
  expect(texts.filter(isWide).length).toBeGreaterThan(1);
  expect(texts.filter((text) => !isWide(text)).length).toBeGreaterThan(1);
});

test('one search is enough for a rehearsal, also one that is refused', async () => {
  const found = vi.fn(async () => ({ words: [], entries: [] }));
  await rehearse('fr', found);
  expect(found).toHaveBeenCalledOnce();
  const refused = vi.fn(() => Promise.reject(new Error('during an exam')));
  await rehearse('fr', refused);
  expect(refused).toHaveBeenCalledOnce();
});
