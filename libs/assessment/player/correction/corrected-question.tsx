import {
  correctOptions,
  wordingIn,
  type Question,
  type QuestionSource,
  type QuestionWording,
  type ScoredQuestion,
  type VoidReason,
} from '@revisoins/assessment';
import { language, useTranslation } from '@revisoins/i18n';
import { QuestionCorrection } from '@revisoins/ui';
import type { ReactNode } from 'react';
import { ReportedQuestion } from '../report/reported-question.tsx';
import { ReviewNote } from './review-note.tsx';
import { SourceList } from './source-list.tsx';
import { StemTable } from '../question/stem-table.tsx';

/** A question after the end. When its correction is not open yet, it has no key and no rationales. */
type Corrected = Pick<Question, 'reviewStatus' | 'reviewer' | 'hash'> &
  (
    | (QuestionWording & {
        readonly en?: QuestionWording | undefined;
        readonly sources?: readonly QuestionSource[] | undefined;
        readonly isOpen?: true;
      })
    | (ShutWording & { readonly en?: ShutWording | undefined; readonly isOpen: false })
  );
type ShutWording = Pick<QuestionWording, 'question' | 'table' | 'options'>;

export interface CorrectedQuestionProps {
  readonly kind: string;
  readonly question: Corrected;
  readonly number: number;
  readonly scored: ScoredQuestion;
  /** The canonical title of its skill or domain. */
  readonly skillTitle: string;
  readonly startsOpen?: boolean;
  /** Why it no longer counts; absent if it counts. Its key is then not shown. */
  readonly voided?: VoidReason | undefined;
  /** The id of the verdict where the question is shown above: its stem and table are not shown again. */
  readonly verdictId?: string | undefined;
  /** Between the question and its answers. */
  readonly children?: ReactNode;
}

/** One question with the chosen answer, the right one, and the reasons. */
export function CorrectedQuestion({
  kind,
  question,
  number,
  scored,
  skillTitle,
  verdictId,
  voided,
  children,
  ...rest
}: CorrectedQuestionProps) {
  const { t } = useTranslation(kind);
  const { stem, table, ...correction } = useCorrection(kind, question, scored, voided);
  const status = voided ? 'voided' : scored.status;
  return (
    <QuestionCorrection
      status={voided ? 'unanswered' : scored.status}
      heading={`${t('correction.number', { number })} · ${t(`correction.status.${status}`)}`}
      {...(verdictId === undefined ? { stem } : { verdictId })}
      answersLabel={t('correction.options', { number })}
      {...correction}
      {...rest}
      footer={
        <>
          {voided || question.isOpen === false || question.sources === undefined ? null : (
            <SourceList kind={kind} sources={question.sources} />
          )}
          <ReviewNote kind={kind} question={question} />
          <ReportedQuestion kind={kind} question={question} skillTitle={skillTitle} />
        </>
      }
    >
      {table && verdictId === undefined ? <StemTable {...table} lang={correction.lang} /> : null}
      {children}
    </QuestionCorrection>
  );
}

/** The texts of a question after the end, with a verdict for each option. */
function useCorrection(
  kind: string,
  question: Corrected,
  scored: ScoredQuestion,
  voided: VoidReason | undefined,
) {
  const { t } = useTranslation(kind);
  if (voided) {
    const { words, lang } = wordingIn<ShutWording>(question, language());
    return {
      stem: words.question,
      table: words.table,
      lang,
      answers: words.options.map((text, index) => ({
        text,
        verdict: 'neutral' as const,
        ...(index === scored.answer && { verdictLabel: t('correction.chosen') }),
      })),
      explanationLabel: t('correction.voidedLabel'),
      explanation: (
        <span lang={language()}>{t('correction.voidedBody', { reason: voided[language()] })}</span>
      ),
    };
  }
  if (question.isOpen === false) {
    const { words, lang } = wordingIn<ShutWording>(question, language());
    return {
      stem: words.question,
      table: words.table,
      lang,
      answers: words.options.map((text) => ({ text, verdict: 'neutral' as const })),
      explanationLabel: t('correction.shut'),
      explanation: <span lang={language()}>{t('correction.shutUnanswered')}</span>,
    };
  }
  const { words, lang } = wordingIn<QuestionWording>(question, language());
  return {
    stem: words.question,
    table: words.table,
    lang,
    answers: correctOptions(words, scored).map(({ label, ...option }) => ({
      ...option,
      ...(label && { verdictLabel: t(`correction.${label}`) }),
    })),
    explanationLabel: t('correction.explanation'),
    explanation: words.explanation,
  };
}
