import { expect, test } from 'vitest';
import { usualVoice, voicesFor, type BrowserVoice } from './browser-voices.ts';

const voice = (name: string, lang: string, localService = true): BrowserVoice => ({
  voiceURI: name,
  name,
  lang,
  localService,
});
const names = (voices: readonly BrowserVoice[]) => voices.map(({ name }) => name);

const all = [
  voice('Google français', 'fr-FR', false),
  voice('Thomas', 'fr-FR'),
  voice('Amélie', 'fr_CA'),
  voice('Samantha', 'en-US'),
  voice('Google Canada', 'fr-CA', false),
];

test('voices of Canada come first, voices on the device before those that send the text away', () => {
  expect(names(voicesFor(all, 'fr'))).toEqual(['Amélie', 'Thomas', 'Google Canada', 'Google français']);
  expect(names(voicesFor(all, 'en'))).toEqual(['Samantha']);
});

test('the usual voice never sends the text away', () => {
  expect(usualVoice(all, 'fr')?.name).toBe('Amélie');
  expect(usualVoice([voice('Google français', 'fr-FR', false)], 'fr')).toBeUndefined();
  expect(usualVoice([], 'en')).toBeUndefined();
});
