import { done, failed, type Outcome } from '../voice-service/voice-failure.ts';
import type { Hear, Heard, HeardNote, Listening } from './heard.ts';
import { recogniserFailure } from './recogniser-failure.ts';
import type {
  Recogniser,
  RecogniserClass,
  RecogniserErrorEvent,
  RecogniserResultEvent,
} from './recogniser.ts';

/** A lower confidence means that the recogniser is guessing; 0 means that it reports none. */
const DOUBTFUL = 0.5;
/** Milliseconds that the last words may take after the end. */
const LAST_WORDS_MS = 3000;

/** Listens with the browser's recogniser, in this language, until a pause, `stop` or the longest time. */
export function hearInBrowser(Recognises: RecogniserClass, tag: string, isLocal: boolean): Hear {
  return (listening) => {
    listening.signal.throwIfAborted();
    const recogniser = new Recognises();
    Object.assign(recogniser, { lang: tag, continuous: false, interimResults: true });
    if (isLocal) recogniser.processLocally = true;
    return new Promise((resolve, reject) => follow(recogniser, isLocal, listening, resolve, reject));
  };
}

function follow(
  recogniser: Recogniser,
  isLocal: boolean,
  { onWords, stop, signal, longest }: Listening,
  resolve: (outcome: Outcome<Heard>) => void,
  reject: (reason: unknown) => void,
): void {
  const over = new AbortController();
  const until = { signal: over.signal };
  let [words, wasOpen, isUnclear, isDoubtful] = ['', false, false, false];
  let note: HeardNote | null = null;

  const keep = () => resolve(done({ words, note: note ?? (isDoubtful ? 'doubtful' : null) }));
  const end = () => {
    over.abort();
    if (words !== '') return keep();
    resolve(failed(note === 'hidden' ? 'page-hidden' : isUnclear ? 'not-understood' : 'transcription-empty'));
  };
  const fail = async ({ error }: RecogniserErrorEvent) => {
    over.abort();
    if (words !== '') {
      note ??= 'lost';
      return keep();
    }
    const hasMicrophone = await seesMicrophone();
    resolve(recogniserFailure(error, { isOnline: navigator.onLine, isLocal, wasOpen, hasMicrophone }));
  };
  const finish = (why: HeardNote | null) => {
    note ??= why;
    recogniser.stop();
    const timer = setTimeout(end, wasOpen ? LAST_WORDS_MS : 0);
    over.signal.addEventListener('abort', () => clearTimeout(timer));
  };
  const limit = setTimeout(() => finish('limit'), longest);
  over.signal.addEventListener('abort', () => clearTimeout(limit));

  recogniser.addEventListener('audiostart', () => (wasOpen = true), until);
  recogniser.addEventListener('nomatch', () => (isUnclear = true), until);
  recogniser.addEventListener(
    'result',
    (event) => {
      const best = [...(event as RecogniserResultEvent).results].flatMap((result) => result[0] ?? []);
      words = best.map(({ transcript }) => transcript.trim()).join(' ');
      isDoubtful = best.some(({ confidence }) => confidence > 0 && confidence < DOUBTFUL);
      onWords(words);
    },
    until,
  );
  recogniser.addEventListener('error', (event) => void fail(event as RecogniserErrorEvent), until);
  recogniser.addEventListener('end', end, until);
  stop.addEventListener('abort', () => finish(null), until);
  document.addEventListener('visibilitychange', () => document.hidden && finish('hidden'), until);
  const drop = () => {
    over.abort();
    recogniser.abort();
    reject(signal.reason);
  };
  signal.addEventListener('abort', drop, until);
  try {
    recogniser.start();
  } catch {
    over.abort();
    resolve(failed('recogniser-failed'));
  }
}

/** Whether the device has a microphone; true when the browser does not report it. */
async function seesMicrophone(): Promise<boolean> {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return devices.some(({ kind }) => kind === 'audioinput');
  } catch {
    return true;
  }
}
