import type { ReadonlyStore } from '@revisoins/contracts';
import { language } from '@revisoins/i18n';
import { createStore } from 'zustand/vanilla';
import type { Ear } from '../hearing/ear.store.ts';
import type { Loudspeaker } from '../sound/loudspeaker.ts';
import { isSilence, type Failed } from '../voice-service/voice-failure.ts';
import type { OralQuiz } from './oral-quiz.ts';
import { createOralSpeech } from './oral-speech.ts';
import { initialState, type OralState } from './oral-state.ts';
import { askedQuestion, questionText, verdictText } from './spoken-texts.ts';
import { takeAnswer } from './take-answer.ts';
import { understandAnswer, type Command } from './understand-answer.ts';

/** How long to wait for a word after a verdict, in milliseconds. */
const BETWEEN_MS = 4000;

/** Thalia asks the questions of a quiz aloud: one thing at a time, and a press interrupts it. */
export interface Oral {
  readonly state: ReadonlyStore<OralState>;
  /** Asks the question under way, or shows its verdict. */
  begin(): void;
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

export function createOral({ quiz, loudspeaker, ear, onFailure }: OralOptions): Oral {
  const state = createStore<OralState>(() => initialState);
  const set = (changes: Partial<OralState>) => state.setState(changes);
  const speech = createOralSpeech({ state, loudspeaker, ear, onFailure });

  const attempt = () => quiz.playing()?.attempt ?? null;
  const asked = () => {
    const now = attempt();
    return now && askedQuestion(now);
  };

  /** Hearing does not work: the learner answers by touch. */
  function giveUp(failure: Failed): void {
    set({ isHandsFree: false, step: failure.failure === 'page-hidden' ? 'paused' : 'open' });
    onFailure(failure);
  }

  async function followAnswer(words: string | null, signal: AbortSignal, isPressed = false): Promise<void> {
    const options = asked()?.words.options ?? [];
    const answer = await takeAnswer(
      { state, speech, options, onHearingFailed: giveUp },
      words,
      signal,
      isPressed,
    );
    if (signal.aborted || !answer) return;
    if (answer.kind === 'option') choose(answer.option);
    else obey(answer.command);
  }

  const ask = () =>
    speech.run(async (signal) => {
      const [now, question] = [attempt(), asked()];
      if (!now || !question) return;
      set({ step: 'asking', heard: '', reprompt: null });
      const words = await speech.say(questionText(question, now.position + 1), signal);
      if (signal.aborted) return;
      if (words !== null || speech.hearsAlone()) await followAnswer(words, signal);
      else set({ step: 'open' });
    });

  const sayVerdict = () =>
    speech.run(async (signal) => {
      const [now, question] = [attempt(), asked()];
      if (!now || !question) return;
      set({ step: 'answered', reprompt: null });
      const words = await speech.say(verdictText(question, now), signal);
      if (signal.aborted || !speech.hearsAlone()) return;
      const heard = words ?? (await between(signal));
      if (signal.aborted) return;
      const understood = heard === null ? null : understandAnswer(heard, [], language());
      obey(understood?.kind === 'command' ? understood.command : 'next');
    });

  /** A word after the verdict; null without one. */
  async function between(signal: AbortSignal): Promise<string | null> {
    const heard = await speech.hear(BETWEEN_MS, signal);
    if (heard.ok) return heard.value.words;
    if (!signal.aborted && !isSilence(heard.failure)) {
      giveUp(heard);
      speech.interrupt();
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
    set({ heard: '', reprompt: null });
    if (isLast) quiz.move({ type: 'finish' });
    else quiz.move({ type: 'go-to', position: now.position + 1 });
    if (quiz.playing()) ask();
    else speech.interrupt();
  }

  function obey(command: Command): void {
    const { step } = state.getState();
    if (command === 'pause' || command === 'stop') {
      speech.interrupt();
      return set({ step: command === 'pause' ? 'paused' : 'stopped', reprompt: null });
    }
    if (command === 'repeat') return step === 'answered' ? sayVerdict() : ask();
    // Without an answer, the next question has to wait: 'I do not know' shows what is right.
    if (step === 'answered') return command === 'next' ? goOn() : undefined;
    sayVerdict();
  }

  const isAnswered = () => (asked()?.answer ?? -1) !== -1;
  return {
    state,
    begin: () => (isAnswered() ? set({ step: 'answered' }) : ask()),
    answer: choose,
    listen: () => speech.run((signal) => followAnswer(null, signal, true)),
    do: obey,
    resume: () => (isAnswered() ? sayVerdict() : ask()),
    setHandsFree(isHandsFree) {
      set({ isHandsFree });
      const { step } = state.getState();
      if (isHandsFree && step === 'open') speech.run((signal) => followAnswer(null, signal));
      if (!isHandsFree && step === 'listening') {
        speech.interrupt();
        set({ step: 'open' });
      }
    },
    setMuted(isMuted) {
      set({ isMuted });
      if (isMuted) loudspeaker.stop();
    },
    close: speech.interrupt,
  };
}
