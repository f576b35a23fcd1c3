import { i18n, language } from '@revisoins/i18n';
import type { Failed } from '../voice-service/voice-failure.ts';
import { chooseHint, type Hint, type OralStateStore } from './oral-state.ts';
import { ANSWER_MS, isSilence, type OralSpeech } from './oral-speech.ts';
import { understandAnswer, type Understood } from './understand-answer.ts';

export type Answer = Extract<Understood, { kind: 'option' | 'command' }>;

interface Asking {
  readonly state: OralStateStore;
  readonly speech: OralSpeech;
  /** The texts of the options. */
  readonly options: readonly string[];
  readonly onDeaf: (failure: Failed) => void;
}

const hintText = (hint: Hint, letter: string) => i18n.t(`oral.hint.${hint}`, { ns: 'voice', letter });

/**
 * Listens until the answer is clear: asks again once, then rests. `first` are words that are there already;
 * after a press she does not ask again. Null without an answer.
 */
export async function takeAnswer(
  { state, speech, options, onDeaf }: Asking,
  first: string | null,
  signal: AbortSignal,
  isPressed: boolean,
): Promise<Answer | null> {
  let words = first;
  for (let tries = 0; !signal.aborted; tries += 1) {
    if (words === null) {
      state.setState({ step: 'listening' });
      const heard = await speech.hear(ANSWER_MS, signal);
      if (signal.aborted) return null;
      if (heard.ok) words = heard.value.words;
      else if (!isSilence(heard.failure)) {
        onDeaf(heard);
        return null;
      }
    }
    const understood: Understood =
      words === null ? { kind: 'other' } : understandAnswer(words, options, language());
    if (understood.kind === 'option' || understood.kind === 'command') return understood;
    const { hint, letter } = chooseHint(words, understood);
    if (isPressed) {
      state.setState({ step: 'open', hint, letter });
      return null;
    }
    if (tries > 0) {
      state.setState({ step: 'paused', hint: 'resting', letter: '' });
      return null;
    }
    state.setState({ step: 'asking', hint, letter });
    words = await speech.say(hintText(hint, letter), signal);
  }
  return null;
}
