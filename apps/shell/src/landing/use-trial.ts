import { claimableTrial, forgetTrial, type Trial } from '@revisoins/host';
import { storeTrial, type OptionId, type TrialAnswer } from '@revisoins/host/hosting';
import { useState } from 'react';

/** A question as its answer is stored. */
export interface AskedQuestion extends Pick<TrialAnswer, 'item' | 'version'> {
  readonly key: OptionId;
}

interface State {
  /** The position of the question on screen, from 0; after the last question, the result is shown. */
  readonly position: number;
  /** The option that is selected now; only the first choice is stored. */
  readonly chosen: OptionId | null;
  readonly trial: Trial | null;
  /** False on a device that stores nothing. */
  readonly isStored: boolean;
  readonly isDeclined: boolean;
}

const beginning: State = { position: 0, chosen: null, trial: null, isStored: true, isDeclined: false };

/**
 * The state for a returning visitor: the next question without an answer, or the result. After a single
 * answer it is the first question, whose button says what follows.
 */
function resumed(): State {
  const trial = claimableTrial();
  if (trial === null || trial.claim) return beginning;
  const { answers } = trial;
  if (answers.length > 1) return { ...beginning, position: answers.length, trial };
  return { ...beginning, chosen: answers[0]?.choice ?? null, trial };
}

function withAnswer(trial: Trial | null, answer: TrialAnswer): Trial {
  const now = Date.now();
  const started = trial ?? { id: crypto.randomUUID(), startedAt: now, answers: [] };
  return { ...started, endedAt: now, answers: [...started.answers, answer] };
}

/** A visitor's answers without an account, stored on the device from the first answer on. */
export function useTrial() {
  const [state, setState] = useState(resumed);
  const { position, trial } = state;
  return {
    ...state,
    /** How many first choices were right. */
    right: trial?.answers.filter(({ correct }) => correct).length ?? 0,
    choose({ item, version, key }: AskedQuestion, choice: OptionId): void {
      const isFirst = (trial?.answers.length ?? 0) === position;
      const kept = isFirst ? withAnswer(trial, { item, version, choice, correct: choice === key }) : trial;
      const isStored = isFirst && kept ? storeTrial(kept) : state.isStored;
      setState({ ...state, chosen: choice, trial: kept, isStored });
    },
    goOn: (): void => setState({ ...state, position: position + 1, chosen: null }),
    decline(): void {
      if (trial) forgetTrial(trial);
      setState({ ...state, isDeclined: true });
    },
    /** A stored trial stays until a new one is as long. */
    startOver: (): void => setState(beginning),
  };
}
