// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { createVoiceDevices } from '../sound/voice-access.ts';
import { createEar } from './ear.store.ts';

/** A recogniser that cannot work here. */
class Broken extends EventTarget {
  lang = '';
  continuous = false;
  interimResults = false;
  start() {
    queueMicrotask(() => this.dispatchEvent(Object.assign(new Event('error'), { error: 'network' })));
  }
  stop() {}
  abort() {}
}

beforeEach(() => localStorage.clear());

async function listen(microphone: PermissionState) {
  vi.stubGlobal('webkitSpeechRecognition', Broken);
  vi.stubGlobal('navigator', {
    onLine: true,
    userAgent: '',
    permissions: { query: async () => ({ state: microphone }) },
  });
  const ear = createEar({ devices: createVoiceDevices(), language: () => 'fr', learner: 'one' });
  ear.agree();
  const heard = await ear.listen(() => undefined);
  return { heard, places: ear.state.getState().places };
}

test('a place that does not work steps aside', async () => {
  expect(await listen('granted')).toEqual({
    heard: { ok: false, failure: 'recogniser-failed' },
    places: [],
  });
});

test('where the microphone is denied, that is said at once, and the place stays', async () => {
  expect(await listen('denied')).toEqual({
    heard: { ok: false, failure: 'microphone-denied' },
    places: ['browser'],
  });
});
