import { answerLetter } from '@revisoins/ui';
import type { StoreApi } from 'zustand/vanilla';
import type { Understood } from './understand-answer.ts';

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

export type OralStateStore = StoreApi<OralState>;

export const initialState: OralState = {
  step: 'paused',
  heard: '',
  hint: null,
  letter: '',
  isHandsFree: false,
  isMuted: false,
};

/** The hint about words that answered nothing; null is silence. */
export function chooseHint(
  words: string | null,
  understood: Understood,
): Pick<OralState, 'letter'> & { hint: Hint } {
  if (words === null) return { hint: 'unheard', letter: '' };
  if (understood.kind !== 'unclear') return { hint: 'other', letter: '' };
  const [only, more] = understood.between;
  return more === undefined
    ? { hint: 'maybe', letter: answerLetter(only ?? 0) }
    : { hint: 'unclear', letter: '' };
}
