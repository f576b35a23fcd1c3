// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { readSettings, saveSettings } from './stored-settings.ts';
import { defaultSettings, isVoiceId, withLowLatency, withModel } from './voice-settings.ts';

beforeEach(() => localStorage.clear());

test('starts with the default voice and the multilingual model', () => {
  expect(readSettings()).toEqual({ voiceId: 'thalia', modelId: 'eleven_multilingual_v2', lowLatency: false });
});

test('low latency forces flash, and switching it off returns to multilingual', () => {
  const on = withLowLatency(withModel(defaultSettings, 'eleven_turbo_v2_5'), true);
  expect(on).toMatchObject({ modelId: 'eleven_flash_v2_5', lowLatency: true });
  expect(withLowLatency(on, false)).toMatchObject({ modelId: 'eleven_multilingual_v2', lowLatency: false });
});

test('choosing a slower model ends low latency', () => {
  expect(withModel(withLowLatency(defaultSettings, true), 'eleven_turbo_v2_5').lowLatency).toBe(false);
});

test('keeps each value as text', () => {
  expect(saveSettings({ voiceId: ' abc ', modelId: 'eleven_flash_v2_5', lowLatency: true })).toBe(true);
  expect({ ...localStorage }).toEqual({
    thaliaVoiceId: 'abc',
    thaliaModelId: 'eleven_flash_v2_5',
    thaliaLowLatency: 'true',
  });
  expect(readSettings()).toEqual({ voiceId: 'abc', modelId: 'eleven_flash_v2_5', lowLatency: true });
});

test('keeps a blank voice id blank', () => {
  saveSettings({ ...defaultSettings, voiceId: '  ' });
  expect(readSettings().voiceId).toBe('');
});

test('reads odd values as the defaults', () => {
  localStorage.setItem('thaliaModelId', 'gpt');
  localStorage.setItem('thaliaLowLatency', 'oui');
  expect(readSettings()).toEqual(defaultSettings);
});

test('reports when the browser stores nothing', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(saveSettings(defaultSettings)).toBe(false);
  vi.unstubAllGlobals();
});

test.each(['deux mots', 'é', '<x>', 'a'.repeat(101)])(
  'an id that the server would refuse is not taken: "%s"',
  (voiceId) => {
    localStorage.setItem('thaliaVoiceId', voiceId);
    expect(isVoiceId(voiceId)).toBe(false);
    expect(readSettings().voiceId).toBe('thalia');
  },
);
