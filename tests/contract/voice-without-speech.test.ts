import { afterAll, beforeAll, expect, test } from 'vitest';
import { startVoiceStack, type VoiceStack } from './voice-stack.ts';

// A site whose operator left out the synthesiser's package, and has no key.
let voice: VoiceStack;
beforeAll(async () => {
  voice = await startVoiceStack({}, { '@echogarden/espeak-ng-emscripten': 'npm:left-out@1.0.0' });
});
afterAll(() => voice?.stop());

test('reports that it has no voice, and answers in writing', async () => {
  const spoken = await voice.call('tts', { text: 'Bonjour.' });
  expect([spoken.status, spoken.json]).toEqual([
    501,
    { error: { kind: 'not-configured', message: 'This site has no speech synthesiser.' } },
  ]);
  expect((await voice.call('complete', { text: 'étapes du lavage des mains' })).json).toMatchObject({
    reply: expect.stringMatching(/savon/),
  });
});
