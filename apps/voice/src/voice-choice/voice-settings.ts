import { voiceBounds } from '@revisoins/assessment';

export type ModelId = (typeof voiceBounds.models)[number];

export interface VoiceSettings {
  /** May be blank, which disables the tests. */
  readonly voiceId: string;
  readonly modelId: ModelId;
  readonly lowLatency: boolean;
}

/** 'thalia' is the default voice of each provider. */
export const defaultSettings: VoiceSettings = {
  voiceId: 'thalia',
  modelId: 'eleven_multilingual_v2',
  lowLatency: false,
};

/** Letters, digits, hyphens and underscores, as the server requires. A blank id is the site's own voice. */
export function isVoiceId(text: string): boolean {
  return text.trim().length <= voiceBounds.id[1] && /^[\w-]*$/.test(text.trim());
}

/** Low latency forces the flash model; switching it off returns to the multilingual one. */
export function withLowLatency(settings: VoiceSettings, lowLatency: boolean): VoiceSettings {
  return { ...settings, lowLatency, modelId: lowLatency ? 'eleven_flash_v2_5' : 'eleven_multilingual_v2' };
}

/** Any other model is not low-latency. */
export function withModel(settings: VoiceSettings, modelId: ModelId): VoiceSettings {
  return { ...settings, modelId, lowLatency: settings.lowLatency && modelId === 'eleven_flash_v2_5' };
}
