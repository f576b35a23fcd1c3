import { wordingIn, type QuestionWording, type StemTable as Data } from '@revisoins/assessment';
import { language } from '@revisoins/i18n';
import { AnswerList, classNames, PageHeading, useQuestionInView } from '@revisoins/ui';
import type { ReactNode } from 'react';
import styles from './question-sheet.module.css';
import { StemTable } from './stem-table.tsx';

const QUESTION_STEM = 'question-stem';
const QUESTION_TABLE = 'question-table';
/** From this length on, a question is set in smaller type, so that its answers fit in the first screen. */
const LONG = 220;

export interface QuestionFrameProps {
  readonly stem: string;
  /** The data that the stem refers to. */
  readonly table?: Data | undefined;
  readonly lang: 'fr-CA' | 'en-CA';
  readonly position: number;
  readonly pageTitle: string;
  /** Above the question. */
  readonly above?: ReactNode;
  /** The fields of the answer. */
  readonly children: ReactNode;
}

/** A question of any kind: its text, then the fields for the answer. */
export function QuestionFrame({
  stem,
  table,
  lang,
  position,
  pageTitle,
  above,
  children,
}: QuestionFrameProps) {
  useQuestionInView(QUESTION_STEM, position);
  return (
    <div key={position} className={styles.question}>
      {above}
      <PageHeading
        id={QUESTION_STEM}
        className={classNames(
          styles.stem,
          above ? styles.below : undefined,
          stem.length > LONG && styles.long,
        )}
        focusKey={position}
        pageTitle={pageTitle}
        lang={lang}
      >
        {stem}
      </PageHeading>
      {table ? (
        <div className={styles.table}>
          <StemTable {...table} captionId={QUESTION_TABLE} lang={lang} />
        </div>
      ) : null}
      {children}
    </div>
  );
}

type ChoiceWording = Pick<QuestionWording, 'question' | 'table' | 'options'>;

export interface QuestionSheetProps {
  readonly question: ChoiceWording & { readonly en?: ChoiceWording | undefined };
  readonly position: number;
  readonly pageTitle: string;
  /** Null while unanswered. */
  readonly chosen: number | null;
  readonly onChoose: (option: number) => void;
  readonly areShortcutsActive: boolean;
  /** Instead of the options, once the question is corrected. */
  readonly correction?: ReactNode;
  /** Above the question. */
  readonly children?: ReactNode;
}

/** One question and its options. */
export function QuestionSheet({
  question,
  chosen,
  onChoose,
  areShortcutsActive,
  correction,
  children,
  ...place
}: QuestionSheetProps) {
  const { words, lang } = wordingIn<ChoiceWording>(question, language());
  return (
    <QuestionFrame stem={words.question} table={words.table} lang={lang} above={children} {...place}>
      {correction ?? (
        <div lang={lang}>
          <AnswerList
            labelledBy={QUESTION_STEM}
            {...(words.table && { describedBy: QUESTION_TABLE })}
            options={words.options}
            chosen={chosen}
            onChoose={onChoose}
            shortcuts={areShortcutsActive ? 'page' : 'off'}
          />
        </div>
      )}
    </QuestionFrame>
  );
}
