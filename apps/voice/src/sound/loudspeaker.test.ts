import { expect, test, vi } from 'vitest';
import { prepareSpeech } from '../voice-service/synthesize.ts';
import { createLoudspeaker } from './loudspeaker.ts';
import type { Player } from './player.ts';

vi.mock('../voice-service/synthesize.ts', () => ({ prepareSpeech: vi.fn() }));

test.each([
  ['the media element for a provider’s voice', true, 'unlock'],
  ['what begins at once for the site’s own', false, 'wake'],
])('opens %s', async (_, isProvider, opened) => {
  vi.mocked(prepareSpeech).mockResolvedValue(isProvider);
  const events: string[] = [];
  const loudspeaker = createLoudspeaker({
    prepare: () => undefined,
    wake: () => void events.push('wake'),
    unlock: async () => Boolean(events.push('unlock')),
  } as unknown as Player);
  loudspeaker.prepare();
  await vi.mocked(prepareSpeech).mock.results.at(-1)?.value;
  await Promise.resolve();
  loudspeaker.wake();
  expect(events).toEqual([opened]);
});
