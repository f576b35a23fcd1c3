import { addressSetting, optionalSetting } from '../optional-setting.ts';
import { elevenLabsSpeaker } from './elevenlabs-speaker.ts';
import { embeddedSpeaker } from './embedded-speaker.ts';
import type { Speaker } from './speaker.ts';

/** ElevenLabs when the operator has a key, else the embedded synthesiser. */
export function chooseSpeaker(): Speaker {
  const key = optionalSetting('ELEVENLABS_API_KEY');
  if (key === undefined) return embeddedSpeaker;
  return elevenLabsSpeaker({
    key,
    baseUrl: addressSetting('ELEVENLABS_BASE_URL', 'https://api.elevenlabs.io'),
    // 'Sarah', a voice that every account has.
    voiceId: optionalSetting('ELEVENLABS_VOICE_ID') ?? 'EXAVITQu4vr4xnSDxMaL',
  });
}
