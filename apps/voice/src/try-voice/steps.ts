import { language } from '@revisoins/i18n';
import { record } from '../sound/record.ts';
import { nextSentences } from '../sound/sentences.ts';
import { speak } from '../sound/speak.ts';
import { complete, type Reply } from '../voice-service/complete.ts';
import { synthesize } from '../voice-service/synthesize.ts';
import { transcribe } from '../voice-service/transcribe.ts';
import { done, failed, type Outcome } from '../voice-service/voice-failure.ts';
import type { Bench } from './bench.store.ts';

export type StepName = 'record' | 'transcribe' | 'complete' | 'synthesize' | 'play' | 'total';
export interface Timing {
  readonly step: StepName;
  readonly ms: number;
}

/** Milliseconds of each step, in the order in which they end. */
export interface Stopwatch {
  readonly timings: readonly Timing[];
  lap(step: StepName): void;
  total(): void;
}

export function startStopwatch(now: () => number = () => performance.now()): Stopwatch {
  const timings: Timing[] = [];
  const began = now();
  let last = began;
  const add = (step: StepName, since: number) => timings.push({ step, ms: Math.round(now() - since) });
  return {
    timings,
    lap(step) {
      add(step, last);
      last = now();
    },
    total: () => void add('total', began),
  };
}

/** Loudness above which somebody spoke, rather than background noise. */
const AUDIBLE = 0.04;

interface Recorded {
  readonly recording: Blob;
  /** The microphone recorded more than silence. */
  readonly audible: boolean;
}

export async function recordStep(bench: Bench, watch: Stopwatch): Promise<Outcome<Recorded>> {
  const microphone = bench.devices.microphone();
  if (!microphone.ok) return microphone;
  let loudest = 0;
  const recorded = await record(microphone.value, {
    stop: bench.signal,
    onProgress: (elapsed, level) => {
      loudest = Math.max(loudest, level);
      bench.showRecording(elapsed, level);
    },
  });
  bench.signal.throwIfAborted();
  watch.lap('record');
  return recorded.ok ? done({ recording: recorded.value, audible: loudest >= AUDIBLE }) : recorded;
}

export async function listenStep(bench: Bench, watch: Stopwatch): Promise<Outcome<string>> {
  const recorded = await recordStep(bench, watch);
  return recorded.ok ? understandStep(bench, watch, recorded.value.recording) : recorded;
}

export async function understandStep(
  bench: Bench,
  watch: Stopwatch,
  recording: Blob,
): Promise<Outcome<string>> {
  const heard = await transcribe(recording, bench.signal);
  watch.lap('transcribe');
  if (!heard.ok) return heard;
  return heard.value === '' ? failed('transcription-empty') : heard;
}

export async function answerStep(bench: Bench, watch: Stopwatch, text: string): Promise<Outcome<Reply>> {
  const answered = await complete({ text, language: language() }, { signal: bench.signal });
  watch.lap('complete');
  return answered;
}

export interface PlayedAudio {
  readonly bytes: number;
  readonly type: string;
}

/** 'synthesize' ends at the first sound, 'play' at the last. */
export async function speakStep(bench: Bench, watch: Stopwatch, text: string): Promise<Outcome<PlayedAudio>> {
  const audio: Blob[] = [];
  let isSilent = true;
  const make = async (sentence: string) => {
    const made = await synthesize(sentence, language(), bench.settings, bench.signal);
    if (made.ok) audio.push(made.value);
    return made;
  };
  const spoken = await speak(nextSentences(text), bench.devices.player, make, {
    signal: bench.signal,
    onSound: () => {
      if (isSilent) watch.lap('synthesize');
      isSilent = false;
    },
  });
  if (!spoken.ok) return spoken;
  watch.lap('play');
  return done({ bytes: audio.reduce((sum, part) => sum + part.size, 0), type: audio[0]?.type ?? '' });
}
