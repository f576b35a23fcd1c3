import { expect, test } from 'vitest';
import { recogniserFailure, type Circumstances } from './recogniser-failure.ts';

const usual: Circumstances = { isOnline: true, isLocal: false, wasOpen: false, hasMicrophone: true };

test.each([
  ['no-speech', {}, 'transcription-empty'],
  ['not-allowed', {}, 'microphone-denied'],
  ['service-not-allowed', {}, 'recogniser-failed'],
  ['language-not-supported', {}, 'recogniser-failed'],
  ['network', {}, 'recogniser-failed'],
  ['network', { isOnline: false }, 'offline'],
  ['network', { isOnline: false, isLocal: true }, 'recogniser-failed'],
  ['audio-capture', { hasMicrophone: false }, 'microphone-missing'],
  ['audio-capture', {}, 'recogniser-failed'],
  ['audio-capture', { wasOpen: true }, 'microphone-lost'],
  ['aborted', {}, 'microphone-lost'],
  ['phonetics-unavailable', {}, 'recogniser-failed'],
] as const)('%s in %j is reported as %s', (error, changes, failure) => {
  expect(recogniserFailure(error, { ...usual, ...changes }).failure).toBe(failure);
});
