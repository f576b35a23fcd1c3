import { voiceBounds } from '@revisoins/assessment';
import { deviceStorage } from '@revisoins/host';
import * as z from 'zod/mini';
import { defaultSettings, isVoiceId, type VoiceSettings } from './voice-settings.ts';

const keys = { voiceId: 'thaliaVoiceId', modelId: 'thaliaModelId', lowLatency: 'thaliaLowLatency' } as const;
const model = z.enum(voiceBounds.models);

/**
 * The settings stored in this browser, each value as text; defaults for missing, invalid or out-of-range
 * values. Never throws.
 */
export function readSettings(): VoiceSettings {
  const modelId = model.safeParse(deviceStorage.get(keys.modelId));
  const voiceId = deviceStorage.get(keys.voiceId)?.trim();
  const lowLatency = deviceStorage.get(keys.lowLatency) === 'true';
  return {
    voiceId: voiceId !== undefined && isVoiceId(voiceId) ? voiceId : defaultSettings.voiceId,
    modelId: lowLatency ? 'eleven_flash_v2_5' : modelId.success ? modelId.data : defaultSettings.modelId,
    lowLatency,
  };
}

/** False when the browser does not store the settings beyond this page. */
export function saveSettings(settings: VoiceSettings): boolean {
  const values = [
    [keys.voiceId, settings.voiceId.trim()],
    [keys.modelId, settings.modelId],
    [keys.lowLatency, String(settings.lowLatency)],
  ] as const;
  return values.map(([key, value]) => deviceStorage.set(key, value)).every(Boolean);
}
