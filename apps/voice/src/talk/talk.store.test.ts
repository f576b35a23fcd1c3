import { expect, test, vi } from 'vitest';
import type { Loudspeaker } from '../sound/loudspeaker.ts';
import { complete } from '../voice-service/complete.ts';
import { done } from '../voice-service/voice-failure.ts';
import { createTalk } from './talk.store.ts';

vi.mock('../voice-service/complete.ts', () => ({ complete: vi.fn() }));

/** What happens, in its order, when a question is sent. */
async function ask({ readsAloud = true, isOfSite = true }) {
  const events: string[] = [];
  vi.mocked(complete).mockImplementation(async () => {
    // As the session's token is read first.
    for (let step = 0; step < 5; step += 1) await Promise.resolve();
    events.push('asked');
    return new Promise(() => undefined);
  });
  const loudspeaker: Loudspeaker = {
    saying: () => ({ say: async () => done('ended') }),
    siteVoice: () => (isOfSite ? { modelId: 'eleven_turbo_v2_5' } : undefined),
    prepare: () => undefined,
    wake: () => void events.push('output opened'),
    stop: () => undefined,
  };
  const talk = createTalk({
    loudspeaker,
    language: () => 'fr',
    readsAloud: () => readsAloud,
    thread: { read: () => [], keep: () => undefined },
    words: { noReply: () => '', sayChoices: () => '' },
  });
  const { promise: shown, resolve } = Promise.withResolvers<void>();
  talk.state.subscribe(({ phase }) => {
    if (phase !== 'thinking') return;
    events.push('question shown');
    setTimeout(resolve);
  });
  void talk.answer('comment mesurer la glycémie');
  await shown;
  return events;
}

test('the sound output opens while the site’s spoken reply is on its way', async () => {
  expect(await ask({})).toEqual(['asked', 'question shown', 'output opened']);
});

test('it stays closed for a reply in silence, or in a voice of the browser', async () => {
  expect(await ask({ readsAloud: false })).toEqual(['asked', 'question shown']);
  expect(await ask({ isOfSite: false })).toEqual(['asked', 'question shown']);
});
