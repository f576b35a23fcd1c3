import type { ReadonlyStore } from '@revisoins/contracts';
import type { Language } from '@revisoins/i18n';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createSentences, nextSentences, type Sentences } from '../sound/sentences.ts';
import type { Loudspeaker, Saying } from '../sound/loudspeaker.ts';
import type { Question } from '../voice-service/complete.ts';
import type { Failed } from '../voice-service/voice-failure.ts';
import { createFirstSound, type FirstSound } from './first-sound.ts';
import { createRunAlone } from './run-alone.ts';
import type { Turn } from './turn.schema.ts';
import { createTurns } from './turns.ts';
import { writeReply, type SpokenWords } from './write-reply.ts';

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
  readonly words: SpokenWords;
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

/** A question, with what the one before it was about. */
const followUp = (text: string, language: Language, before: Turn | undefined): Question => ({
  text,
  language,
  ...(before?.subject && { previous: before.subject }),
  ...(before?.sources[0] && { entry: before.sources[0].id }),
});

/** Whether a question can be asked: nothing is under way, or only the speech of a complete reply. */
export function canAsk({ phase, writing }: TalkState): boolean {
  return phase === 'idle' || (!writing && (phase === 'speaking' || phase === 'replaying'));
}

/** The sound of each turn's reply, which is made once. */
function createSayings(loudspeaker: Loudspeaker, language: () => Language) {
  const sayings = new Map<string, Saying>();
  return (id: string, signal: AbortSignal): Saying => {
    const saying = sayings.get(id) ?? loudspeaker.saying(language(), signal);
    sayings.set(id, saying);
    return saying;
  };
}

interface SayReply {
  readonly sentences: Sentences;
  readonly sound: FirstSound;
  readonly hush: AbortSignal;
  /** Called when it has been said, or silenced, or failed. */
  readonly onSaid: () => void;
}

/** Says a reply while it is written. */
async function sayReply(
  state: StoreApi<TalkState>,
  saying: Saying,
  { sentences, sound, hush, onSaid }: SayReply,
) {
  try {
    return await saying.say(sentences, { hush, sent: sound.sent, onSound: sound.begin });
  } finally {
    onSaid();
    sound.begin();
    // Silenced, or failed: the rest is only shown.
    if (state.getState().writing) state.setState({ phase: 'thinking' });
  }
}

const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** One conversation: one thing at a time, whatever is pressed. */
export function createTalk({ loudspeaker, language, readsAloud, thread, words }: TalkOptions): Talk {
  const state = createStore<TalkState>(() => ({ ...start, turns: thread.read() }));
  const turns = createTurns(state, thread.keep);
  /** A question is on its way and not yet on the screen. */
  let isLeaving = false;
  const { run, silence, close, open } = createRunAlone({
    loudspeaker,
    mayBegin: () => !isLeaving && canAsk(state.getState()),
    isIdle: () => state.getState().phase === 'idle',
    onEnd: () => state.setState({ phase: 'idle' }),
  });

  const findSaying = createSayings(loudspeaker, language);

  async function respond(
    text: string,
    signal: AbortSignal,
    hush: AbortSignal,
    { isSpoken = false, onAnswered }: AnswerOptions,
  ): Promise<Failed | null> {
    const id = crypto.randomUUID();
    const saying = findSaying(id, signal);
    const sentences = createSentences();
    const aloud = isSpoken ? 'asked' : readsAloud() ? 'yes' : 'no';
    const voice = aloud === 'no' ? undefined : loudspeaker.siteVoice(language());
    const question = { ...followUp(text, language(), turns.all().at(-1)), ...(voice && { voice }) };
    const sound = createFirstSound();
    let isSaid = false;
    const onSaid = () => void (isSaid = true);
    // A text is drawn some time after it has come.
    const onSpeech = () => {
      if (!isSaid) state.setState({ phase: 'speaking' });
    };
    // Together with the whole reply, which is then drawn once.
    const onWhole = () => {
      state.setState({ writing: false });
      onAnswered?.();
    };
    isLeaving = true;
    // The request leaves in this task; to draw the question, a slow device needs as long as it is under way.
    const shown = nextTask().then(() => {
      isLeaving = false;
      const turn = { ...asked, id, question: text };
      state.setState({ phase: 'thinking', turns: [...turns.all(), turn], writing: true });
    });
    const aloudWith = { aloud, sentences, sound, onSpeech, onWhole } as const;
    const writing = writeReply({ turns, id, shown, question, signal, words, ...aloudWith }).finally(() => {
      if (state.getState().writing) state.setState({ writing: false });
    });
    // The request and the question come first; to open the output takes a slow device a while, too.
    if (voice) void shown.then(() => void (hush.aborted || loudspeaker.wake()));
    const [written, spoken] = await Promise.all([
      writing,
      sayReply(state, saying, { sentences, sound, hush, onSaid }),
    ]);
    return written.ok ? (spoken.ok ? null : spoken) : written;
  }

  return {
    state,
    answer: (text, options = {}) => run((signal, hush) => respond(text.trim(), signal, hush, options)),
    replay: (id) =>
      run(async (signal, hush) => {
        const { reply, choices } = turns.find(id) ?? asked;
        const spoken = [reply ?? '', words.sayChoices(choices)].join(' ');
        state.setState({ phase: 'replaying' });
        turns.change(id, { heard: true });
        const heard = await findSaying(id, signal).say(nextSentences(spoken), { hush });
        return heard.ok ? null : heard;
      }),
    clear: () => {
      const cleared = turns.all();
      silence();
      turns.keep([]);
      return cleared;
    },
    restore: (cleared) => turns.keep([...cleared, ...turns.all()]),
    rate: (id, rating) => {
      turns.change(id, { rating });
      turns.keep(turns.all());
    },
    silence,
    prepare: loudspeaker.prepare,
    close,
    open,
  };
}
