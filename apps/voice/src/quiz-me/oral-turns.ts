import { language } from '@revisoins/i18n';
import { isSilence, type Failed } from '../voice-service/voice-failure.ts';
import type { OralQuiz } from './oral-quiz.ts';
import type { OralSpeech } from './oral-speech.ts';
import type { OralStateStore } from './oral-state.ts';
import { askedQuestion, questionText, verdictText } from './spoken-texts.ts';
import { takeAnswer } from './take-answer.ts';
import { understandAnswer, type Command } from './understand-answer.ts';

/** How long to wait for a word after a verdict, in milliseconds. */
const BETWEEN_MS = 4000;

/** What Thalia does with the question under way; each ends what she was doing. */
export interface OralTurns {
  /** Asks the question, and takes an answer to it. */
  ask(): void;
  /** Says whether the answer was right, and goes on by herself in hands-free mode. */
  sayVerdict(): void;
  /** Listens for an answer; after a press, once only. */
  listen(isPressed: boolean): void;
}

interface TurnsOptions {
  readonly quiz: OralQuiz;
  readonly state: OralStateStore;
  readonly speech: OralSpeech;
  readonly onOption: (option: number) => void;
  readonly onCommand: (command: Command) => void;
  readonly onFailure: (failure: Failed) => void;
}

/** The question under way with its attempt; null before the first and after the last. */
export function questionUnderWay(quiz: OralQuiz) {
  const attempt = quiz.playing()?.attempt;
  const question = attempt && askedQuestion(attempt);
  return attempt && question ? { attempt, question } : null;
}

export function createOralTurns(options: TurnsOptions): OralTurns {
  const { quiz, state, speech, onOption, onCommand, onFailure } = options;

  /** Hearing does not work: the learner answers by touch. */
  function giveUp(failure: Failed): void {
    state.setState({ isHandsFree: false, step: failure.failure === 'page-hidden' ? 'paused' : 'open' });
    onFailure(failure);
  }

  async function followAnswer(words: string | null, signal: AbortSignal, isPressed = false): Promise<void> {
    const asking = {
      state,
      speech,
      options: questionUnderWay(quiz)?.question.words.options ?? [],
      onHearingFailed: giveUp,
    };
    const answer = await takeAnswer(asking, words, signal, isPressed);
    if (signal.aborted || !answer) return;
    if (answer.kind === 'option') onOption(answer.option);
    else onCommand(answer.command);
  }

  /** A word after the verdict; null without one. */
  async function hearBetween(signal: AbortSignal): Promise<string | null> {
    const heard = await speech.hear(BETWEEN_MS, signal);
    if (heard.ok) return heard.value.words;
    if (!signal.aborted && !isSilence(heard.failure)) {
      giveUp(heard);
      speech.interrupt();
    }
    return null;
  }

  return {
    ask: () =>
      speech.run(async (signal) => {
        const now = questionUnderWay(quiz);
        if (!now) return;
        state.setState({ step: 'asking', heard: '', reprompt: null });
        const words = await speech.say(questionText(now.question, now.attempt.position + 1), signal);
        if (signal.aborted) return;
        if (words !== null || speech.hearsAlone()) await followAnswer(words, signal);
        else state.setState({ step: 'open' });
      }),
    sayVerdict: () =>
      speech.run(async (signal) => {
        const now = questionUnderWay(quiz);
        if (!now) return;
        state.setState({ step: 'answered', reprompt: null });
        const words = await speech.say(verdictText(now.question, now.attempt), signal);
        if (signal.aborted || !speech.hearsAlone()) return;
        const heard = words ?? (await hearBetween(signal));
        if (signal.aborted) return;
        const understood = heard === null ? null : understandAnswer(heard, [], language());
        onCommand(understood?.kind === 'command' ? understood.command : 'next');
      }),
    listen: (isPressed) => speech.run((signal) => followAnswer(null, signal, isPressed)),
  };
}
