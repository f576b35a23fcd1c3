import { useEffect, useRef } from 'react';
import { quizKey, type QuizKey } from './quiz-key.ts';
import { moveQuiz, quiz } from './quiz.store.ts';

function focusOption(which: 'first' | 'last'): void {
  const options = document.querySelectorAll<HTMLInputElement>('[role=radiogroup] input');
  (options[which === 'first' ? 0 : options.length - 1])?.focus();
}

/** An arrow never ends a quiz: on the last question it stays. */
function goToNextQuestion(): void {
  const state = quiz.getState();
  if (state.phase !== 'playing') return;
  const { position, questions } = state.kept.draft;
  if (position < questions.length - 1) moveQuiz({ type: 'next' });
}

/** Enter goes on, arrows reach the other questions and the options, ? shows the keys. */
export function useQuizKeys({ enabled, onShowKeys }: { enabled: boolean; onShowKeys: () => void }): void {
  const showKeys = useRef(onShowKeys);
  useEffect(() => {
    showKeys.current = onShowKeys;
  });
  useEffect(() => {
    if (!enabled) return;
    const actions: Record<QuizKey, () => void> = {
      next: () => moveQuiz({ type: 'next' }),
      'previous-question': () => moveQuiz({ type: 'previous' }),
      'next-question': goToNextQuestion,
      'first-option': () => focusOption('first'),
      'last-option': () => focusOption('last'),
      'show-keys': () => showKeys.current(),
    };
    const press = (event: KeyboardEvent) => {
      const key = quizKey(event);
      if (key === null) return;
      event.preventDefault();
      actions[key]();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [enabled]);
}
