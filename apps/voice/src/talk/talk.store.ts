import type { ReadonlyStore } from '@revisoins/contracts';
import type { Language } from '@revisoins/i18n';
import { createStore } from 'zustand/vanilla';
import { createSentences, nextSentences } from '../sound/sentences.ts';
import type { Loudspeaker, Saying } from '../sound/loudspeaker.ts';
import { complete } from '../voice-service/complete.ts';
import type { Failed } from '../voice-service/voice-failure.ts';
import { createRunAlone } from './run-alone.ts';
import type { Turn } from './turn.schema.ts';

export interface TalkState {
  readonly phase: 'idle' | 'thinking' | 'speaking' | 'replaying';
  /** The turns so far, the latest at the end. */
  readonly turns: readonly Turn[];
  /** The reply of the last turn is still arriving. */
  readonly writing: boolean;
}

export interface Talk {
  readonly state: ReadonlyStore<TalkState>;
  /**
   * Answers a question, out loud if it was spoken or if the learner wants that. `onAnswered` is called when
   * the reply has arrived, before it is spoken. Null on success, and when it was silenced or left.
   */
  answer(text: string, options?: AnswerOptions): Promise<Failed | null>;
  replay(id: string): Promise<Failed | null>;
  /** Clears the conversation; returns it, so that this can be undone. */
  clear(): readonly Turn[];
  restore(turns: readonly Turn[]): void;
  rate(id: string, rating: Turn['rating']): void;
  /** Ends the speech. */
  silence(): void;
  /** Cancels what is under way; `open` makes the store usable again. */
  close(): void;
  open(): void;
  /**
   * Has the site ready to speak by the time of the first reply. Called when the learner begins a question.
   */
  prepare(): void;
}

export interface AnswerOptions {
  readonly isSpoken?: boolean;
  readonly onAnswered?: (() => void) | undefined;
}

export interface TalkOptions {
  readonly loudspeaker: Loudspeaker;
  readonly language: () => Language;
  /** Whether the reply to a typed question is spoken; help against danger never is, unasked. */
  readonly readsAloud: () => boolean;
  /** The conversation so far, and what follows a change of it. */
  readonly thread: { read(): readonly Turn[]; keep(turns: readonly Turn[]): void };
  /** Spoken when the service answers without a text. */
  readonly noReply: () => string;
}

const start: TalkState = {
  phase: 'idle',
  turns: [],
  writing: false,
};

/** A turn before its reply. */
const asked: Omit<Turn, 'id' | 'question'> = {
  reply: null,
  help: false,
  heard: false,
  sources: [],
  choices: [],
  subject: '',
};

/** Whether a question can be asked: nothing is under way, or only the speech of a complete reply. */
export function canAsk({ phase, writing }: TalkState): boolean {
  return phase === 'idle' || (!writing && (phase === 'speaking' || phase === 'replaying'));
}

/** One conversation: one thing at a time, whatever is pressed. */
export function createTalk({ loudspeaker, language, readsAloud, thread, noReply }: TalkOptions): Talk {
  const state = createStore<TalkState>(() => ({ ...start, turns: thread.read() }));

  function setTurns(turns: readonly Turn[]) {
    state.setState({ turns });
    thread.keep(turns);
  }

  const change = (id: string, changes: Partial<Turn>) =>
    state.setState(({ turns }) => ({
      turns: turns.map((turn) => (turn.id === id ? { ...turn, ...changes } : turn)),
    }));

  /** For each reply: its sound. */
  const sayings = new Map<string, Saying>();
  const { run, silence, close, open } = createRunAlone({
    loudspeaker,
    mayBegin: () => canAsk(state.getState()),
    isIdle: () => state.getState().phase === 'idle',
    onEnd: () => state.setState({ phase: 'idle' }),
  });

  async function respond(
    text: string,
    signal: AbortSignal,
    hush: AbortSignal,
    { isSpoken = false, onAnswered }: AnswerOptions,
  ): Promise<Failed | null> {
    const spokenLanguage = language();
    const sentences = createSentences();
    const id = crypto.randomUUID();
    const saying = loudspeaker.saying(spokenLanguage, signal);
    sayings.set(id, saying);
    const before = state.getState().turns.at(-1);
    let isSaid = isSpoken || readsAloud();
    const turn = () => state.getState().turns.find((one) => one.id === id);
    const take = (more: string, help: boolean) => {
      if (help && !isSpoken) isSaid = false;
      if (isSaid) sentences.add(more);
      const reply = turn()?.reply ?? null;
      if (isSaid && reply === null) state.setState({ phase: 'speaking' });
      change(id, { reply: (reply ?? '') + more, heard: isSaid, help: help || (turn()?.help ?? false) });
    };
    const withThis = [...state.getState().turns, { ...asked, id, question: text }];
    state.setState({ phase: 'thinking', turns: withThis, writing: true });
    const write = async () => {
      const answered = await complete(
        {
          text,
          language: spokenLanguage,
          ...(before?.subject && { previous: before.subject }),
          ...(before?.sources[0] && { entry: before.sources[0].id }),
        },
        { signal, onText: take },
      );
      if (!answered.ok) {
        sentences.end(false);
        // A question that got nothing is asked again from the field, where it still stands.
        if (turn()?.reply === null)
          state.setState(({ turns }) => ({ turns: turns.filter((one) => one.id !== id) }));
        return answered;
      }
      const { text: written, ...rest } = answered.value;
      const reply = written || noReply();
      // If nothing arrived in parts, all of it is added now.
      if (turn()?.reply === null) take(reply, rest.help);
      change(id, { ...rest, reply });
      setTurns(state.getState().turns);
      sentences.end(true);
      onAnswered?.();
      return answered;
    };
    const say = async () => {
      const spoken = await saying.say(sentences, { hush });
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

  return {
    state,
    answer: (text, options = {}) => run((signal, hush) => respond(text.trim(), signal, hush, options)),
    replay: (id) =>
      run(async (signal, hush) => {
        const reply = state.getState().turns.find((one) => one.id === id)?.reply ?? '';
        const saying = sayings.get(id) ?? loudspeaker.saying(language(), signal);
        sayings.set(id, saying);
        state.setState({ phase: 'replaying' });
        change(id, { heard: true });
        const heard = await saying.say(nextSentences(reply), { hush });
        return heard.ok ? null : heard;
      }),
    clear: () => {
      const { turns } = state.getState();
      silence();
      setTurns([]);
      return turns;
    },
    restore: (turns) => setTurns([...turns, ...state.getState().turns]),
    rate: (id, rating) => {
      change(id, { rating });
      setTurns(state.getState().turns);
    },
    silence,
    prepare: loudspeaker.prepare,
    close,
    open,
  };
}
