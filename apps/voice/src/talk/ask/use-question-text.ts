import { bounds } from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';
import { useRef, useState, type RefObject } from 'react';
import type { AnswerOptions } from '../talk.store.ts';
import { forgetUnanswered, keepUnanswered, readUnanswered } from './unanswered-question.ts';

export interface QuestionText {
  readonly text: string;
  /** Why it is too long; null for a question that can be sent. */
  readonly problem: string | null;
  /** The question before this one was spoken, at least in part. */
  readonly wasSpoken: boolean;
  write(text: string): void;
  /** From now on words are heard; they follow what is written. */
  beginDictation(): void;
  addHeard(words: string): void;
  /** The dictation has ended: some of the question was spoken, so the reply is spoken, too. */
  endDictation(): void;
  send(): void;
}

/** The question in the field, which is cleared only once it is answered: a reload brings it back. */
export function useQuestionText(
  field: RefObject<HTMLTextAreaElement | null>,
  onSend: (text: string, options: AnswerOptions) => void,
  learner: string,
): QuestionText {
  const { t } = useTranslation('voice');
  const [text, setText] = useState(() => readUnanswered(learner));
  const [isSpoken, setSpoken] = useState(false);
  const [wasSpoken, setWasSpoken] = useState(false);
  const written = useRef('');
  const length = text.trim().length;
  const [, longest] = bounds.spokenText;
  const problem = length > longest ? t('typing.tooLong', { length, max: longest }) : null;
  return {
    text,
    problem,
    wasSpoken,
    write(changed) {
      setText(changed);
      forgetUnanswered(learner);
      if (changed.trim() === '') setSpoken(false);
    },
    beginDictation() {
      // A barge-in may call this from an earlier render; the field has the current text.
      written.current = field.current?.value.trim() ?? '';
    },
    addHeard: (words) => setText([written.current, words].filter(Boolean).join(' ')),
    endDictation: () => setSpoken(true),
    send() {
      setWasSpoken(isSpoken);
      keepUnanswered(learner, text);
      onSend(text, {
        isSpoken,
        onAnswered: () => {
          setText((now) => (now === text ? '' : now));
          setSpoken(false);
          forgetUnanswered(learner);
        },
      });
    },
  };
}
