import type { ReadonlyStore } from '@revisoins/contracts';
import { language, i18n } from '@revisoins/i18n';
import { answerLetter } from '@revisoins/ui';
import { createStore } from 'zustand/vanilla';
import { isEcho } from '../hearing/echo.ts';
import type { Ear } from '../hearing/ear.store.ts';
import type { Heard } from '../hearing/heard.ts';
import type { Loudspeaker } from '../sound/loudspeaker.ts';
import { nextSentences } from '../sound/sentences.ts';
import { failed, type Failed, type Outcome, type VoiceFailure } from '../voice-service/voice-failure.ts';
import type { OralQuiz } from './oral-quiz.ts';
import { askedQuestion, questionText, verdictText } from './spoken-texts.ts';
import { understandAnswer, type Command, type Understood } from './understand-answer.ts';

/** Milliseconds in which an answer is expected, and then a word after a verdict. */
export const ANSWER_MS = 12_000;
export const BETWEEN_MS = 4000;

/** What she says about what she heard: `oral.hint.<name>`. */
export type Hint = 'unheard' | 'unclear' | 'maybe' | 'other' | 'resting';

export interface OralState {
  /** `open`: she waits for a touch. `answered`: the verdict is there. `stopped`: the end was asked for. */
  readonly step: 'asking' | 'listening' | 'open' | 'answered' | 'paused' | 'stopped';
  readonly heard: string;
  readonly hint: Hint | null;
  /** With the hint 'maybe': the letter that may have been meant. */
  readonly letter: string;
  readonly isHandsFree: boolean;
  readonly isMuted: boolean;
}

/** Thalia asks the questions of a quiz aloud: one thing at a time, and a press interrupts it. */
export interface Oral {
  readonly state: ReadonlyStore<OralState>;
  /** Asks the question under way, or shows its verdict. */
  begin(): void;
  /** Shows it, and waits for a press. */
  rest(): void;
  answer(option: number): void;
  /** Listens once, after a press. */
  listen(): void;
  do(command: Command): void;
  resume(): void;
  setHandsFree(isHandsFree: boolean): void;
  setMuted(isMuted: boolean): void;
  close(): void;
}

interface OralOptions {
  readonly quiz: OralQuiz;
  readonly loudspeaker: Loudspeaker;
  readonly ear: Ear;
  readonly onFailure: (failure: Failed) => void;
}

const silences: readonly VoiceFailure[] = ['transcription-empty', 'not-understood'];
const start: OralState = {
  step: 'paused',
  heard: '',
  hint: null,
  letter: '',
  isHandsFree: false,
  isMuted: false,
};

export function createOral({ quiz, loudspeaker, ear, onFailure }: OralOptions): Oral {
  const state = createStore<OralState>(() => start);
  const set = (changes: Partial<OralState>) => state.setState(changes);
  let turn = new AbortController();

  const attempt = () => quiz.playing()?.attempt ?? null;
  const asked = () => {
    const now = attempt();
    return now && askedQuestion(now);
  };
  const hearsAlone = () => state.getState().isHandsFree && ear.state.getState().isAgreed;

  function interrupt(): AbortSignal {
    turn.abort();
    loudspeaker.stop();
    turn = new AbortController();
    return turn.signal;
  }
  /** Runs one thing, which the next press interrupts. */
  function run(work: (signal: AbortSignal) => Promise<void>): void {
    const signal = interrupt();
    work(signal).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  }

  async function say(text: string, signal: AbortSignal): Promise<void> {
    if (state.getState().isMuted) return;
    const said = await loudspeaker.saying(language(), signal).say(nextSentences(text), { hush: signal });
    if (said.ok || signal.aborted) return;
    // The rest is read.
    set({ isMuted: true });
    onFailure(said);
  }

  /** Says a text. Hands-free, whoever speaks up interrupts it: then returns their words. */
  async function sayOver(text: string, signal: AbortSignal): Promise<string | null> {
    const [place] = ear.state.getState().places;
    if (!hearsAlone() || place === 'site' || state.getState().isMuted) {
      await say(text, signal);
      return null;
    }
    const whole = new AbortController();
    let isInterrupted = false;
    const over = new AbortController();
    const overhear = async (): Promise<string | null> => {
      while (!whole.signal.aborted && !signal.aborted) {
        const outcome = await hear(ANSWER_MS, AbortSignal.any([signal, over.signal]), (words) => {
          if (!isInterrupted && isEcho(words, text)) return;
          if (!isInterrupted) loudspeaker.stop();
          isInterrupted = true;
          set({ heard: words });
        });
        if (outcome.ok && isInterrupted) return outcome.value.words;
        if (!outcome.ok && !silences.includes(outcome.failure)) return null;
      }
      return null;
    };
    const overheard = overhear();
    await say(text, signal);
    whole.abort();
    if (!isInterrupted) over.abort();
    return overheard;
  }

  /** Listens once; what ends it early counts as nothing heard. */
  async function hear(
    longest: number,
    signal: AbortSignal,
    onWords: (words: string) => void,
  ): Promise<Outcome<Heard>> {
    try {
      return await ear.listen(onWords, { longest, signal });
    } catch {
      return failed('transcription-empty');
    }
  }
  const hearAnswer = (longest: number, signal: AbortSignal) =>
    hear(longest, signal, (words) => set({ heard: words }));

  const hintText = (hint: Hint, letter = '') => i18n.t(`oral.hint.${hint}`, { ns: 'voice', letter });

  /** Listens until the answer is clear: asks again once, then rests. */
  async function takeAnswer(first: string | null, signal: AbortSignal, isPressed = false): Promise<void> {
    let words = first;
    for (let tries = 0; !signal.aborted; tries += 1) {
      if (words === null) {
        set({ step: 'listening' });
        const heard = await hearAnswer(ANSWER_MS, signal);
        if (signal.aborted) return;
        if (heard.ok) words = heard.value.words;
        else if (!silences.includes(heard.failure)) return giveUp(heard);
      }
      const understood: Understood =
        words === null
          ? { kind: 'other' }
          : understandAnswer(words, asked()?.words.options ?? [], language());
      if (understood.kind === 'option') return choose(understood.option);
      if (understood.kind === 'command') return command(understood.command);
      if (tries > 0 || isPressed)
        return set({ step: isPressed ? 'open' : 'paused', ...chooseHint(words, understood, isPressed) });
      const hint = chooseHint(words, understood, true);
      set({ step: 'asking', ...hint });
      words = await sayOver(hintText(hint.hint, hint.letter), signal);
    }
  }

  function chooseHint(
    words: string | null,
    understood: Understood,
    asksAgain: boolean,
  ): { hint: Hint; letter: string } {
    if (!asksAgain) return { hint: 'resting', letter: '' };
    if (words === null) return { hint: 'unheard', letter: '' };
    if (understood.kind !== 'unclear') return { hint: 'other', letter: '' };
    const [only, more] = understood.between;
    return more === undefined
      ? { hint: 'maybe', letter: answerLetter(only ?? 0) }
      : { hint: 'unclear', letter: '' };
  }

  /** Hearing does not work: touch does. */
  function giveUp(failure: Failed): void {
    set({ isHandsFree: false, step: failure.failure === 'page-hidden' ? 'paused' : 'open' });
    onFailure(failure);
  }

  const ask = () =>
    run(async (signal) => {
      const [now, question] = [attempt(), asked()];
      if (!now || !question) return;
      set({ step: 'asking', heard: '', hint: null });
      const words = await sayOver(questionText(question, now.position + 1), signal);
      if (signal.aborted) return;
      if (words !== null || hearsAlone()) await takeAnswer(words, signal);
      else set({ step: 'open' });
    });

  const sayVerdict = () =>
    run(async (signal) => {
      const [now, question] = [attempt(), asked()];
      if (!now || !question) return;
      set({ step: 'answered', hint: null });
      const words = await sayOver(verdictText(question, now), signal);
      if (signal.aborted || !hearsAlone()) return;
      const heard = words ?? (await between(signal));
      if (signal.aborted) return;
      const understood = heard === null ? null : understandAnswer(heard, [], language());
      command(understood?.kind === 'command' ? understood.command : 'next');
    });

  /** A word after the verdict; null without one. */
  async function between(signal: AbortSignal): Promise<string | null> {
    const heard = await hearAnswer(BETWEEN_MS, signal);
    if (heard.ok) return heard.value.words;
    if (!signal.aborted && !silences.includes(heard.failure)) {
      giveUp(heard);
      interrupt();
    }
    return null;
  }

  function choose(option: number): void {
    if (state.getState().step === 'answered') return;
    quiz.move({ type: 'answer', option });
    sayVerdict();
  }

  function goOn(): void {
    const now = attempt();
    if (!now) return;
    const isLast = now.position === now.questions.length - 1;
    set({ heard: '', hint: null });
    if (isLast) quiz.move({ type: 'finish' });
    else quiz.move({ type: 'go-to', position: now.position + 1 });
    if (quiz.playing()) ask();
    else interrupt();
  }

  function command(wanted: Command): void {
    const { step } = state.getState();
    if (wanted === 'pause' || wanted === 'stop') {
      interrupt();
      return set({ step: wanted === 'pause' ? 'paused' : 'stopped', hint: null });
    }
    if (wanted === 'repeat') return step === 'answered' ? sayVerdict() : ask();
    // Without an answer, the next question has to wait: 'I do not know' shows what is right.
    if (step === 'answered') return wanted === 'next' ? goOn() : undefined;
    sayVerdict();
  }

  const isAnswered = () => (asked()?.answer ?? -1) !== -1;
  return {
    state,
    begin: () => (isAnswered() ? set({ step: 'answered' }) : ask()),
    rest: () => set({ step: isAnswered() ? 'answered' : 'paused' }),
    answer: choose,
    listen: () => run((signal) => takeAnswer(null, signal, true)),
    do: command,
    resume: () => (isAnswered() ? sayVerdict() : ask()),
    setHandsFree(isHandsFree) {
      set({ isHandsFree });
      const { step } = state.getState();
      if (isHandsFree && step === 'open') run((signal) => takeAnswer(null, signal));
      if (!isHandsFree && step === 'listening') {
        interrupt();
        set({ step: 'open' });
      }
    },
    setMuted(isMuted) {
      set({ isMuted });
      if (isMuted) loudspeaker.stop();
    },
    close() {
      turn.abort();
      loudspeaker.stop();
    },
  };
}
