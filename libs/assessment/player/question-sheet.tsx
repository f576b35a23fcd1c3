import { wordingIn, type AnyQuestion } from '@revisoins/assessment';
import { language } from '@revisoins/i18n';
import { AnswerList, classNames, PageHeading, useQuestionInView } from '@revisoins/ui';
import type { ReactNode } from 'react';
import styles from './question-sheet.module.css';

const STEM = 'question-stem';
/** From this length on, a question is set in smaller type, so that its answers fit in the first screen. */
const LONG = 220;

export interface QuestionSheetProps {
  readonly question: AnyQuestion;
  readonly position: number;
  readonly pageTitle: string;
  /** Null while unanswered. */
  readonly chosen: number | null;
  readonly onChoose: (option: number) => void;
  readonly areKeysActive: boolean;
  /** Above the question. */
  readonly children?: ReactNode;
}

/** One question and its options. */
export function QuestionSheet({
  question,
  position,
  pageTitle,
  chosen,
  onChoose,
  areKeysActive,
  children,
}: QuestionSheetProps) {
  useQuestionInView(STEM, position);
  const { words, lang } = wordingIn(question, language());
  return (
    <div key={position} className={styles.question}>
      {children}
      <PageHeading
        id={STEM}
        className={classNames(
          styles.stem,
          children ? styles.below : undefined,
          words.question.length > LONG && styles.long,
        )}
        focusKey={position}
        pageTitle={pageTitle}
        lang={lang}
      >
        {words.question}
      </PageHeading>
      <div lang={lang}>
        <AnswerList
          labelledBy={STEM}
          options={words.options}
          chosen={chosen}
          onChoose={onChoose}
          keys={areKeysActive ? 'page' : 'off'}
        />
      </div>
    </div>
  );
}
