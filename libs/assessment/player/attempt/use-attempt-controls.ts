import { mayCheck, mayGoOn, type AttemptStore, type RunningAttempt } from '@revisoins/assessment';
import type { Confirmation } from '@revisoins/host';
import { useQuestionShortcuts } from '@revisoins/ui';
import { useMemo, useState } from 'react';
import { useShortcutsSetting } from '../settings.ts';
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts';
import { useConfirm } from '../use-confirm.ts';

type Attempts<A> = Pick<AttemptStore<A, unknown, unknown>, 'playing' | 'move'>;
type ShortcutActions = Parameters<typeof useQuestionShortcuts>[1];

/** The question to the learner before an attempt ends or is left; null when there is nothing to ask. */
export interface AttemptQuestions<A> {
  readonly beforeFinish: (attempt: A) => Confirmation | null;
  readonly beforeLeaving: (attempt: A) => Confirmation | null;
}

function createControls<A extends RunningAttempt>(
  { playing, move }: Attempts<A>,
  { beforeFinish, beforeLeaving }: AttemptQuestions<A>,
  confirm: (confirmation: Confirmation) => Promise<boolean>,
) {
  /** Asks about the attempt under way; true when there is nothing to ask. */
  const askFirst = async (question: (attempt: A) => Confirmation | null) => {
    const state = playing();
    const confirmation = state && question(state.attempt);
    return confirmation === null || confirm(confirmation);
  };
  const finish = async () => {
    if (playing() && (await askFirst(beforeFinish))) move({ type: 'finish' });
  };
  const isAtLast = ({ position, answers }: A) => position === answers.length - 1;
  const goForward = () => {
    const attempt = playing()?.attempt;
    if (attempt && !isAtLast(attempt)) move({ type: 'next' });
  };
  return {
    /** Hands the attempt in, after a confirmation. */
    finish: () => void finish(),
    /**
     * Checks an answer that waits to be checked; otherwise goes to the next question, and from the last one,
     * once it is answered, to the end.
     */
    goOn() {
      const attempt = playing()?.attempt;
      if (attempt && mayCheck(attempt)) move({ type: 'check' });
      else if (!attempt || !isAtLast(attempt)) goForward();
      else if (mayGoOn(attempt)) void finish();
    },
    /** Goes to the next question, and never ends the attempt. */
    goForward,
    goBack: () => move({ type: 'previous' }),
    clear: () => move({ type: 'clear' }),
    leaving: {
      isAtStake: () => {
        const state = playing();
        return state !== null && beforeLeaving(state.attempt) !== null;
      },
      ask: () => askFirst(beforeLeaving),
    },
  };
}

/**
 * The learner's actions around a question, by button and by key, and the question before the attempt ends or
 * is left. `questions` must be the same at each render.
 */
export function useAttemptControls<A extends RunningAttempt>(
  kind: string,
  attempts: Attempts<A>,
  questions: AttemptQuestions<A>,
  ownShortcuts: Pick<ShortcutActions, 'flag' | 'say-time'> = {},
) {
  const confirm = useConfirm();
  const { leaving, goForward, ...controls } = useMemo(
    () => createControls(attempts, questions, confirm),
    [attempts, questions, confirm],
  );
  const [open, onOpenChange] = useState(false);
  const [isActive, onActiveChange] = useShortcutsSetting(kind);
  useAskBeforeLeaving(leaving);
  useQuestionShortcuts(isActive, {
    next: controls.goOn,
    'next-question': goForward,
    'previous-question': controls.goBack,
    clear: controls.clear,
    'show-shortcuts': () => onOpenChange(true),
    ...ownShortcuts,
  });
  /** `shortcuts` is for the dialog that lists and switches them. */
  return { ...controls, shortcuts: { open, onOpenChange, isActive, onActiveChange } };
}
