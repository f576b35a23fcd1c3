import { afterEach, expect, test, vi } from 'vitest';
import { createPlayer } from './player.ts';
import { createQuickOutput } from './quick-output.ts';
import { muLawWav } from './mu-law-wav.fixture.ts';

afterEach(() => vi.unstubAllGlobals());

/** What the browser is told to do. */
let events: string[] = [];
let finish: () => void;

/** A browser that sounds. */
function stubBrowser({ vendor = 'Google Inc.', runs = true } = {}) {
  events = [];
  vi.stubGlobal('navigator', { vendor });
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'suspended';
      destination = {};
      async resume() {
        if (runs) this.state = 'running';
        events.push('resumed');
      }
      async suspend() {
        this.state = 'suspended';
        events.push('suspended');
      }
    },
  );
  vi.stubGlobal(
    'AudioBuffer',
    class {
      copyToChannel() {}
    },
  );
  vi.stubGlobal(
    'AudioBufferSourceNode',
    class extends EventTarget {
      connect() {}
      start() {
        events.push('begun');
        finish = () => this.dispatchEvent(new Event('ended'));
      }
      stop() {
        events.push('stopped');
      }
    },
  );
}

/** A media element that says what it is asked to play. */
function createElement() {
  const element = Object.assign(new EventTarget(), {
    defaultPlaybackRate: 1,
    pause: () => undefined,
    async play() {
      events.push('element');
      element.dispatchEvent(new Event('playing'));
      element.dispatchEvent(new Event('ended'));
    },
  });
  return element as unknown as HTMLAudioElement;
}

/** As this site's synthesiser makes it, but for its length. */
const sound = () => ({ type: 'audio/wav', bytes: muLawWav([255, 0, 128]) });
const settle = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

test('a sound that is here begins without the media element, and can be heard again', async () => {
  stubBrowser();
  const player = createPlayer(createElement(), createQuickOutput());
  player.wake();
  const again = sound();
  for (const _ of [1, 2]) {
    const heard = player.play(again, () => events.push('heard'));
    await settle();
    finish();
    expect(await heard).toEqual({ ok: true, value: 'ended' });
  }
  player.rest();
  expect(events).toEqual(['resumed', 'begun', 'heard', 'begun', 'heard', 'suspended']);
});

test('silenced while it sounds, it is silent', async () => {
  stubBrowser();
  const player = createPlayer(createElement(), createQuickOutput());
  player.wake();
  const heard = player.play(sound());
  await settle();
  player.stop();
  expect(await heard).toEqual({ ok: true, value: 'stopped' });
  expect(events).toEqual(['resumed', 'begun', 'stopped']);
});

test.each([
  ['of a provider', {}, { type: 'audio/mpeg', bytes: new Uint8Array(64) }],
  ['that the browser does not allow yet', { runs: false }, sound()],
])('the media element plays a sound %s', async (_, browser, spoken) => {
  stubBrowser(browser);
  const player = createPlayer(createElement(), createQuickOutput());
  player.wake();
  expect(await player.play(spoken)).toEqual({ ok: true, value: 'ended' });
  expect(events).toEqual(['resumed', 'element']);
});

test('the media element plays what is heard at another speed, which keeps its pitch', async () => {
  stubBrowser();
  const player = createPlayer(createElement(), createQuickOutput());
  player.wake();
  player.setRate(1.25);
  expect(await player.play(sound())).toEqual({ ok: true, value: 'ended' });
  expect(events).toEqual(['resumed', 'element']);
});

test('the media element is opened, and plays, where a telephone’s switch would mute the other', async () => {
  stubBrowser({ vendor: 'Apple Computer, Inc.' });
  const player = createPlayer(createElement(), createQuickOutput());
  player.wake();
  await settle();
  expect(await player.play(sound())).toEqual({ ok: true, value: 'ended' });
  expect(events).toEqual(['element', 'element']);
});
