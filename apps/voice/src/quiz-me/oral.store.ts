import type { ReadonlyStore } from '@revisoins/contracts';
import { createStore } from 'zustand/vanilla';
import type { Ear } from '../hearing/ear.store.ts';
import type { Loudspeaker } from '../sound/loudspeaker.ts';
import type { Failed } from '../voice-service/voice-failure.ts';
import type { OralQuiz } from './oral-quiz.ts';
import { createOralSpeech } from './oral-speech.ts';
import { initialState, type OralState } from './oral-state.ts';
import { createOralTurns, questionUnderWay } from './oral-turns.ts';
import type { Command } from './understand-answer.ts';

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
  const turns = createOralTurns({ quiz, state, speech, onOption: choose, onCommand: obey, onFailure });

  function choose(option: number): void {
    if (state.getState().step === 'answered') return;
    quiz.move({ type: 'answer', option });
    turns.sayVerdict();
  }

  function goOn(): void {
    const now = quiz.playing()?.attempt;
    if (!now) return;
    const isLast = now.position === now.questions.length - 1;
    set({ heard: '', reprompt: null });
    if (isLast) quiz.move({ type: 'finish' });
    else quiz.move({ type: 'go-to', position: now.position + 1 });
    if (quiz.playing()) turns.ask();
    else speech.interrupt();
  }

  function obey(command: Command): void {
    const { step } = state.getState();
    if (command === 'pause' || command === 'stop') {
      speech.interrupt();
      return set({ step: command === 'pause' ? 'paused' : 'stopped', reprompt: null });
    }
    if (command === 'repeat') return step === 'answered' ? turns.sayVerdict() : turns.ask();
    // Without an answer, the next question has to wait: 'I do not know' shows what is right.
    if (step === 'answered') return command === 'next' ? goOn() : undefined;
    turns.sayVerdict();
  }

  const isAnswered = () => (questionUnderWay(quiz)?.question.answer ?? -1) !== -1;
  return {
    state,
    begin: () => (isAnswered() ? set({ step: 'answered' }) : turns.ask()),
    answer: choose,
    listen: () => turns.listen(true),
    do: obey,
    resume: () => (isAnswered() ? turns.sayVerdict() : turns.ask()),
    setHandsFree(isHandsFree) {
      set({ isHandsFree });
      const { step } = state.getState();
      if (isHandsFree && step === 'open') turns.listen(false);
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
