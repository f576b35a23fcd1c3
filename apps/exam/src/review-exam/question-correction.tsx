import { reviewOptions, UNANSWERED, wordingIn } from '@revisoins/assessment';
import { language, useTranslation } from '@revisoins/i18n';
import { Chip, QuestionReview } from '@revisoins/ui';
import { useDomainName } from '../domain/use-domain-name.ts';
import type { OpenQuestion, ReviewedQuestion, ShutQuestion } from '../exam-server/exam-review.schema.ts';
import { useReviewNote } from '../question/use-review-note.ts';
import { statusOf } from './question-status.ts';
import { ReportQuestion } from './report-question.tsx';

type OpenWords = Pick<OpenQuestion, 'question' | 'options' | 'explanation' | 'rationales'>;
type ShutWords = Pick<ShutQuestion, 'question' | 'options'>;

/** The words of a question after the end, and what is said of its options. */
function useCorrection(question: ReviewedQuestion) {
  const { t } = useTranslation('exam');
  if (!question.isOpen) {
    const { words, lang } = wordingIn<ShutWords>(question, language());
    return {
      stem: words.question,
      lang,
      answers: words.options.map((text) => ({ text, verdict: 'neutral' as const })),
      explanationLabel: t('correction.shut'),
      explanation: <span lang={language()}>{t('correction.shutUnanswered')}</span>,
    };
  }
  const { words, lang } = wordingIn<OpenWords>(question, language());
  const { correctAnswer, choice } = question;
  return {
    stem: words.question,
    lang,
    answers: reviewOptions(words, { answer: choice ?? UNANSWERED, correctAnswer }).map(
      ({ label, ...option }) => ({
        ...option,
        ...(label && { verdictLabel: t(`correction.${label}`) }),
      }),
    ),
    explanationLabel: t('correction.explanation'),
    explanation: words.explanation,
  };
}

/** One question after the end. */
export function QuestionCorrection({ question, number }: { question: ReviewedQuestion; number: number }) {
  const { t } = useTranslation('exam');
  const domainName = useDomainName();
  const reviewNote = useReviewNote();
  const status = statusOf(question);
  return (
    <QuestionReview
      status={status}
      startsOpen={question.isOpen && status !== 'correct'}
      heading={`${t('correction.number', { number })} · ${t(`correction.status.${status}`)}`}
      answersLabel={t('correction.options', { number })}
      {...useCorrection(question)}
      foot={
        <>
          <span>{reviewNote(question)}</span>
          <ReportQuestion question={question} />
        </>
      }
    >
      <p>
        <Chip>{domainName(question.domain)}</Chip>
      </p>
    </QuestionReview>
  );
}
