import {
  reviewOptions,
  wordingIn,
  type AttemptKind,
  type Question,
  type QuestionWording,
  type ScoredQuestion,
} from '@revisoins/assessment';
import { language, useTranslation } from '@revisoins/i18n';
import { QuestionReview } from '@revisoins/ui';
import type { ReactNode } from 'react';
import { ReportQuestion } from './report-question.tsx';
import { ReviewNote } from './review-note.tsx';

/** A question after the end; one whose correction stays shut has neither key nor reasons. */
type Reviewed = Pick<Question, 'reviewStatus' | 'reviewer' | 'hash'> &
  (
    | (QuestionWording & { readonly en?: QuestionWording | undefined; readonly isOpen?: true })
    | (ShutWording & { readonly en?: ShutWording | undefined; readonly isOpen: false })
  );
type ShutWording = Pick<QuestionWording, 'question' | 'options'>;

export interface ReviewedQuestionProps {
  readonly kind: AttemptKind;
  readonly question: Reviewed;
  readonly number: number;
  readonly scored: ScoredQuestion;
  /** The canonical title of its skill or domain. */
  readonly skillTitle: string;
  readonly startsOpen?: boolean;
  /** Between the question and its answers. */
  readonly children?: ReactNode;
}

/** One question with what was chosen, what is right, and why. */
export function ReviewedQuestion({
  kind,
  question,
  number,
  scored,
  skillTitle,
  ...rest
}: ReviewedQuestionProps) {
  const { t } = useTranslation(kind);
  return (
    <QuestionReview
      status={scored.status}
      heading={`${t('review.number', { number })} · ${t(`review.status.${scored.status}`)}`}
      answersLabel={t('review.options', { number })}
      {...useCorrection(kind, question, scored)}
      {...rest}
      foot={
        <>
          <ReviewNote kind={kind} question={question} />
          <ReportQuestion kind={kind} question={question} skillTitle={skillTitle} />
        </>
      }
    />
  );
}

/** The words of a question after the end, and what is said of its options. */
function useCorrection(kind: AttemptKind, question: Reviewed, scored: ScoredQuestion) {
  const { t } = useTranslation(kind);
  if (question.isOpen === false) {
    const { words, lang } = wordingIn<ShutWording>(question, language());
    return {
      stem: words.question,
      lang,
      answers: words.options.map((text) => ({ text, verdict: 'neutral' as const })),
      explanationLabel: t('review.shut'),
      explanation: <span lang={language()}>{t('review.shutUnanswered')}</span>,
    };
  }
  const { words, lang } = wordingIn<QuestionWording>(question, language());
  return {
    stem: words.question,
    lang,
    answers: reviewOptions(words, scored).map(({ label, ...option }) => ({
      ...option,
      ...(label && { verdictLabel: t(`review.${label}`) }),
    })),
    explanationLabel: t('review.explanation'),
    explanation: words.explanation,
  };
}
