import * as z from 'zod/mini';
import { defaultSettings, isVoiceId, models, type VoiceSettings } from './voice-settings.ts';

const keys = { voiceId: 'thaliaVoiceId', modelId: 'thaliaModelId', lowLatency: 'thaliaLowLatency' } as const;
const model = z.enum(models);

/** What this browser keeps, each value as text; the defaults for what is missing, odd or out of reach. Never throws. */
export function readSettings(): VoiceSettings {
  try {
    const modelId = model.safeParse(localStorage.getItem(keys.modelId));
    const voiceId = localStorage.getItem(keys.voiceId)?.trim();
    const lowLatency = localStorage.getItem(keys.lowLatency) === 'true';
    return {
      voiceId: voiceId !== undefined && isVoiceId(voiceId) ? voiceId : defaultSettings.voiceId,
      modelId: lowLatency ? 'eleven_flash_v2_5' : modelId.success ? modelId.data : defaultSettings.modelId,
      lowLatency,
    };
  } catch {
    return defaultSettings;
  }
}

/** False when the browser refuses to keep anything. */
export function saveSettings(settings: VoiceSettings): boolean {
  try {
    localStorage.setItem(keys.voiceId, settings.voiceId.trim());
    localStorage.setItem(keys.modelId, settings.modelId);
    localStorage.setItem(keys.lowLatency, String(settings.lowLatency));
    return true;
  } catch {
    return false;
  }
}
