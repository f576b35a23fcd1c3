import { claimableTrial, forgetTrial, type Trial } from '@revisoins/host';
import { storeTrial, type OptionId, type TrialAnswer } from '@revisoins/host/hosting';
import { useState } from 'react';

/** A question as its answer is kept. */
export interface AskedQuestion extends Pick<TrialAnswer, 'item' | 'version'> {
  readonly key: OptionId;
}

interface State {
  /** From 0: which question is shown; after the last one, the result. */
  readonly position: number;
  /** What is chosen now at this question; its first choice is kept. */
  readonly chosen: OptionId | null;
  readonly trial: Trial | null;
  /** False on a device that stores nothing. */
  readonly isStored: boolean;
  readonly isDeclined: boolean;
}

const beginning: State = { position: 0, chosen: null, trial: null, isStored: true, isDeclined: false };

/** Where a visitor who comes back goes on: at her first question, which leads to the next open one. */
function resumed(): State {
  const trial = claimableTrial();
  if (trial === null || trial.claim) return beginning;
  return { ...beginning, chosen: trial.answers[0]?.choice ?? null, trial };
}

function withAnswer(trial: Trial | null, answer: TrialAnswer): Trial {
  const now = Date.now();
  const started = trial ?? { id: crypto.randomUUID(), startedAt: now, answers: [] };
  return { ...started, endedAt: now, answers: [...started.answers, answer] };
}

/** What a visitor answers without an account: kept on the device from the first answer on. */
export function useTrial() {
  const [state, setState] = useState(resumed);
  const { position, trial } = state;
  return {
    ...state,
    /** How many were right at the first choice. */
    right: trial?.answers.filter(({ correct }) => correct).length ?? 0,
    choose({ item, version, key }: AskedQuestion, choice: OptionId): void {
      const isFirst = (trial?.answers.length ?? 0) === position;
      const kept = isFirst ? withAnswer(trial, { item, version, choice, correct: choice === key }) : trial;
      const isStored = isFirst && kept ? storeTrial(kept) : state.isStored;
      setState({ ...state, chosen: choice, trial: kept, isStored });
    },
    /** To the next question; those that were answered before a reload are behind. */
    goOn: (): void =>
      setState({ ...state, position: Math.max(position + 1, trial?.answers.length ?? 0), chosen: null }),
    decline(): void {
      if (trial) forgetTrial(trial);
      setState({ ...state, isDeclined: true });
    },
    /** A trial that was kept stays until another one is as long. */
    startOver: (): void => setState(beginning),
  };
}
