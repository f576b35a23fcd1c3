import { answerLetter } from '@revisoins/ui';
import type { StoreApi } from 'zustand/vanilla';
import type { Understood } from './understand-answer.ts';

/**
 * What Thalia says when she understood no answer: `oral.reprompt.<name>`. `no-input`: nothing was heard.
 * `no-match`: the words do not answer. `unclear`: several options fit. `confirm`: one may fit. `given-up`:
 * asking again did not help, and she pauses.
 */
export type Reprompt = 'no-input' | 'no-match' | 'unclear' | 'confirm' | 'given-up';

export interface OralState {
  /**
   * `open`: she waits for a touch. `answered`: the verdict is known. `stopped`: the learner asked to stop.
   */
  readonly step: 'asking' | 'listening' | 'open' | 'answered' | 'paused' | 'stopped';
  readonly heard: string;
  readonly reprompt: Reprompt | null;
  /** With the reprompt 'confirm': the letter that may have been meant. */
  readonly letter: string;
  readonly isHandsFree: boolean;
  readonly isMuted: boolean;
}

export type OralStateStore = StoreApi<OralState>;

export const initialState: OralState = {
  step: 'paused',
  heard: '',
  reprompt: null,
  letter: '',
  isHandsFree: false,
  isMuted: false,
};

/** How she asks again when the words were no answer; null means silence. */
export function chooseReprompt(
  words: string | null,
  understood: Understood,
): Pick<OralState, 'letter'> & { reprompt: Reprompt } {
  if (words === null) return { reprompt: 'no-input', letter: '' };
  if (understood.kind !== 'unclear') return { reprompt: 'no-match', letter: '' };
  const [only, more] = understood.between;
  return more === undefined
    ? { reprompt: 'confirm', letter: answerLetter(only ?? 0) }
    : { reprompt: 'unclear', letter: '' };
}
