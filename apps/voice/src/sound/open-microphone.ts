import { done, failed, type Outcome } from '../voice-service/voice-failure.ts';
import { preferredFormat } from './preferred-format.ts';

const constraints: MediaStreamConstraints = {
  audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true, sampleRate: 44100 },
};

/** Asks for the microphone. Every kind of refusal has a name. */
export async function openMicrophone(): Promise<Outcome<MediaStream>> {
  // Old browsers and pages without https have no mediaDevices, whatever the types say.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (devices === undefined || preferredFormat() === null) return failed('format-unsupported');
  try {
    return done(await devices.getUserMedia(constraints));
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'NotAllowedError' || name === 'SecurityError') return failed('microphone-denied');
    return failed(
      name === 'NotFoundError' || name === 'OverconstrainedError' ? 'microphone-missing' : 'audio-init',
    );
  }
}
