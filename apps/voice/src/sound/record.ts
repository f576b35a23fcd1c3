import { done, failed, type Outcome } from '../voice-service/voice-failure.ts';
import { followLevel } from './follow-level.ts';
import { preferredFormat } from './preferred-format.ts';

/** Longest recording, in milliseconds. */
export const RECORDING_MAX_MS = 3000;

export interface RecordOptions {
  /** Ends the recording early and keeps it. */
  readonly stop?: AbortSignal;
  /** Milliseconds since the start and loudness from 0 to 1, some 10 times a second. */
  readonly onProgress?: (elapsed: number, level: number) => void;
}

/** Records until it is stopped, 3 seconds at most. Never rejects. */
export function record(
  stream: MediaStream,
  { stop, onProgress }: RecordOptions = {},
): Promise<Outcome<Blob>> {
  const mimeType = preferredFormat();
  if (mimeType === null) return Promise.resolve(failed('format-unsupported'));
  const recorder = newRecorder(stream, mimeType);
  if (recorder === null) return Promise.resolve(failed('recording-not-started'));

  return new Promise((resolve) => {
    const parts: Blob[] = [];
    const level = followLevel(stream);
    const began = performance.now();
    const tick = setInterval(
      () => onProgress?.(Math.min(performance.now() - began, RECORDING_MAX_MS), level.now()),
      100,
    );
    const end = () => {
      if (recorder.state !== 'inactive') recorder.stop();
    };
    const limit = setTimeout(end, RECORDING_MAX_MS);
    stop?.addEventListener('abort', end, { once: true });
    const finish = (outcome: Outcome<Blob>) => {
      clearInterval(tick);
      clearTimeout(limit);
      stop?.removeEventListener('abort', end);
      level.close();
      resolve(outcome);
    };
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    recorder.addEventListener('error', () => finish(failed('recording-not-started')));
    recorder.addEventListener('stop', () => finish(toRecording(parts, recorder.mimeType || mimeType)));
    try {
      recorder.start();
    } catch {
      finish(failed('recording-not-started'));
    }
  });
}

function newRecorder(stream: MediaStream, mimeType: string): MediaRecorder | null {
  if (!stream.active) return null;
  try {
    return new MediaRecorder(stream, { mimeType });
  } catch {
    return null;
  }
}

function toRecording(parts: readonly Blob[], type: string): Outcome<Blob> {
  const recording = new Blob([...parts], { type });
  return recording.size > 0 ? done(recording) : failed('recording-not-started');
}
