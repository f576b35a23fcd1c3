import type { ReadonlyStore } from '@revisoins/contracts';
import type { Language } from '@revisoins/i18n';
import { createStore } from 'zustand/vanilla';
import { record } from '../sound/record.ts';
import { createSentences, nextSentences } from '../sound/sentences.ts';
import { remembering, speak, type Make } from '../sound/speak.ts';
import type { VoiceDevices } from '../sound/voice-access.ts';
import { readSettings } from '../voice-settings/stored-settings.ts';
import { complete, type Source } from '../voice-service/complete.ts';
import { prepareSpeech, synthesize } from '../voice-service/synthesize.ts';
import { transcribe } from '../voice-service/transcribe.ts';
import { failed, type Failed } from '../voice-service/voice-failure.ts';

export interface TalkState {
  readonly phase: 'idle' | 'recording' | 'transcribing' | 'thinking' | 'speaking' | 'replaying';
  /** While recording: milliseconds since the start, loudness from 0 to 1. */
  readonly elapsed: number;
  readonly level: number;
  readonly transcription: string | null;
  /** What has arrived so far. */
  readonly reply: string | null;
  /** The reply is still arriving. */
  readonly writing: boolean;
  /** The reply was spoken, at least in part. */
  readonly heard: boolean;
  readonly sources: readonly Source[];
  /** Similar questions, where the bank does not answer. */
  readonly questions: readonly string[];
}

export interface Talk {
  readonly state: ReadonlyStore<TalkState>;
  /** Records, transcribes, answers and speaks the answer. Null on success, and when it was silenced or left. */
  listen(): Promise<Failed | null>;
  /**
   * Answers a typed question, out loud if the learner wants that. `onAnswered` is called when the reply is
   * there, before it has been spoken.
   */
  answer(text: string, onAnswered?: () => void): Promise<Failed | null>;
  /** Ends the recording early; it is used. */
  endRecording(): void;
  replay(): Promise<Failed | null>;
  /** Ends the speech. */
  silence(): void;
  /** Cancels what is under way; `open` makes the store usable again. */
  close(): void;
  open(): void;
  /** Has the site ready to speak by the time of the first reply. Called when the learner begins a question. */
  prepare(): void;
}

export interface TalkOptions {
  readonly devices: VoiceDevices;
  readonly language: () => Language;
  /** Whether the reply to a typed question is spoken; help against danger never is, unasked. */
  readonly readsAloud: () => boolean;
  /** Spoken when the service answers without a text. */
  readonly noReply: () => string;
}

const start: TalkState = {
  phase: 'idle',
  elapsed: 0,
  level: 0,
  transcription: null,
  reply: null,
  writing: false,
  heard: false,
  sources: [],
  questions: [],
};

/** Whether a question can be asked: nothing is under way, or only the speech of a complete reply. */
export function canAsk({ phase, writing }: TalkState): boolean {
  return phase === 'idle' || (!writing && (phase === 'speaking' || phase === 'replaying'));
}

/** One conversation: one thing at a time, whatever is pressed. */
export function createTalk({ devices, language, readsAloud, noReply }: TalkOptions): Talk {
  const state = createStore<TalkState>(() => start);
  let left = new AbortController();
  /** For the last reply: caches its sound. */
  let make: Make = () => Promise.resolve(failed('playback'));
  let recording: AbortController | null = null;
  let hush = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let isPrepared = false;

  function silence() {
    hush.abort();
    devices.player.stop();
  }

  /** While the question is recorded, typed or answered, the site gets ready to speak. */
  function prepare() {
    if (isPrepared) return;
    isPrepared = true;
    void prepareSpeech();
  }

  /** Runs one action, unless another is running; it interrupts speech. Leaving the screen is not a failure. */
  async function alone(work: (signal: AbortSignal) => Promise<Failed | null>): Promise<Failed | null> {
    if (!canAsk(state.getState())) return null;
    prepare();
    silence();
    await running;
    if (state.getState().phase !== 'idle') return null;
    hush = new AbortController();
    let finish = () => undefined as void;
    running = new Promise((resolve) => {
      finish = resolve;
    });
    const { signal } = left;
    try {
      return await work(signal);
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    } finally {
      state.setState({ phase: 'idle' });
      finish();
    }
  }

  async function respond(
    text: string,
    signal: AbortSignal,
    isSpoken: boolean,
    onAnswered?: () => void,
  ): Promise<Failed | null> {
    const spokenLanguage = language();
    const sentences = createSentences();
    make = remembering((sentence) => synthesize(sentence, spokenLanguage, readSettings(), signal));
    let isSaid = isSpoken || readsAloud();
    const take = (more: string, help: boolean) => {
      if (help && !isSpoken) isSaid = false;
      if (isSaid) sentences.add(more);
      state.setState(({ phase, reply }) => ({
        phase: isSaid && reply === null ? 'speaking' : phase,
        reply: (reply ?? '') + more,
        heard: isSaid,
      }));
    };
    state.setState({
      phase: 'thinking',
      transcription: text,
      reply: null,
      writing: true,
      heard: false,
      sources: [],
      questions: [],
    });
    const write = async () => {
      const answered = await complete({ text, language: spokenLanguage }, { signal, onText: take });
      if (!answered.ok) {
        sentences.end(false);
        return answered;
      }
      const { text: written, help, sources, questions } = answered.value;
      const reply = written || noReply();
      // If nothing arrived in parts, all of it is added now.
      if (state.getState().reply === null) take(reply, help);
      state.setState({ reply, sources, questions });
      sentences.end(true);
      onAnswered?.();
      return answered;
    };
    const say = async () => {
      const spoken = await speak(sentences, devices.player, make, { signal, hush: hush.signal });
      // Silenced, or failed: the rest is only shown.
      if (state.getState().writing) state.setState({ phase: 'thinking' });
      return spoken;
    };
    const [answered, spoken] = await Promise.all([
      write().finally(() => state.setState({ writing: false })),
      say(),
    ]);
    return answered.ok ? (spoken.ok ? null : spoken) : answered;
  }

  async function listen(signal: AbortSignal): Promise<Failed | null> {
    const microphone = devices.microphone();
    if (!microphone.ok) return microphone;
    recording = new AbortController();
    state.setState({ phase: 'recording', elapsed: 0, level: 0 });
    const recorded = await record(microphone.value, {
      stop: AbortSignal.any([recording.signal, signal]),
      onProgress: (elapsed, level) => state.setState({ elapsed, level }),
    });
    signal.throwIfAborted();
    if (!recorded.ok) return recorded;
    state.setState({ phase: 'transcribing' });
    const heard = await transcribe(recorded.value, signal);
    if (!heard.ok) return heard;
    return heard.value === '' ? failed('transcription-empty') : respond(heard.value, signal, true);
  }

  return {
    state,
    listen: () => alone(listen),
    answer: (text, onAnswered) => alone((signal) => respond(text.trim(), signal, false, onAnswered)),
    endRecording: () => recording?.abort(),
    replay: () =>
      alone(async () => {
        state.setState({ phase: 'replaying', heard: true });
        const heard = await speak(nextSentences(state.getState().reply ?? ''), devices.player, make, {
          hush: hush.signal,
        });
        return heard.ok ? null : heard;
      }),
    silence,
    prepare,
    close: () => left.abort(),
    open: () => {
      if (left.signal.aborted) left = new AbortController();
    },
  };
}
