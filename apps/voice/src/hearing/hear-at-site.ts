import { record } from '../sound/record.ts';
import type { VoiceDevices } from '../sound/voice-access.ts';
import { transcribe } from '../voice-service/transcribe.ts';
import { done, failed } from '../voice-service/voice-failure.ts';
import type { Hear } from './heard.ts';

export interface Stages {
  /** While recording: milliseconds since the start, loudness from 0 to 1. */
  readonly onProgress: (elapsed: number, level: number) => void;
  readonly onTranscribing: () => void;
}

/** Records some seconds and has this site's service write them down. */
export function hearAtSite(devices: VoiceDevices, { onProgress, onTranscribing }: Stages): Hear {
  return async ({ onWords, stop, signal }) => {
    const opened = await devices.activate();
    signal.throwIfAborted();
    if (!opened.ok) return opened;
    const hidden = new AbortController();
    const hide = () => document.hidden && hidden.abort();
    document.addEventListener('visibilitychange', hide);
    const recorded = await record(opened.value, {
      stop: AbortSignal.any([stop, signal, hidden.signal]),
      onProgress,
    });
    document.removeEventListener('visibilitychange', hide);
    const isLost = !opened.value.active;
    devices.closeMicrophone();
    signal.throwIfAborted();
    // Nobody ended these: nothing is sent.
    if (hidden.signal.aborted) return failed('page-hidden');
    if (isLost) return failed('microphone-lost');
    if (!recorded.ok) return recorded;
    onTranscribing();
    const heard = await transcribe(recorded.value, signal);
    if (!heard.ok) return heard;
    if (heard.value === '') return failed('transcription-empty');
    onWords(heard.value);
    return done({ words: heard.value, note: null });
  };
}
