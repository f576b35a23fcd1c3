import { i18n, language } from '@revisoins/i18n';
import { isSilence, type Failed } from '../voice-service/voice-failure.ts';
import { chooseReprompt, type OralStateStore, type Reprompt } from './oral-state.ts';
import { ANSWER_MS, type OralSpeech } from './oral-speech.ts';
import { understandAnswer, type Understood } from './understand-answer.ts';

export type Answer = Extract<Understood, { kind: 'option' | 'command' }>;

interface Asking {
  readonly state: OralStateStore;
  readonly speech: OralSpeech;
  /** The texts of the options. */
  readonly options: readonly string[];
  /** The microphone or the recogniser does not work. */
  readonly onHearingFailed: (failure: Failed) => void;
}

/** How often she asks again on her own. */
const REPROMPTS = 1;

const repromptText = (reprompt: Reprompt, letter: string) =>
  i18n.t(`oral.reprompt.${reprompt}`, { ns: 'voice', letter });

/**
 * Listens until the answer is clear: asks again once, then pauses. `bargeIn` are the learner's words while
 * she was speaking; after a press she does not ask again. Null without an answer.
 */
export async function takeAnswer(
  { state, speech, options, onHearingFailed }: Asking,
  bargeIn: string | null,
  signal: AbortSignal,
  isPressed: boolean,
): Promise<Answer | null> {
  let words = bargeIn;
  for (let reprompts = 0; !signal.aborted; reprompts += 1) {
    if (words === null) {
      state.setState({ step: 'listening' });
      const heard = await speech.hear(ANSWER_MS, signal);
      if (signal.aborted) return null;
      if (heard.ok) words = heard.value.words;
      else if (!isSilence(heard.failure)) {
        onHearingFailed(heard);
        return null;
      }
    }
    const understood: Understood =
      words === null ? { kind: 'no-match' } : understandAnswer(words, options, language());
    if (understood.kind === 'option' || understood.kind === 'command') return understood;
    const { reprompt, letter } = chooseReprompt(words, understood);
    if (isPressed) {
      state.setState({ step: 'open', reprompt, letter });
      return null;
    }
    if (reprompts === REPROMPTS) {
      state.setState({ step: 'paused', reprompt: 'given-up', letter: '' });
      return null;
    }
    state.setState({ step: 'asking', reprompt, letter });
    words = await speech.say(repromptText(reprompt, letter), signal);
  }
  return null;
}
