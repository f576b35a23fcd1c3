import { reviewOptions, UNANSWERED, wordingIn } from '@revisoins/assessment';
import { language, useTranslation } from '@revisoins/i18n';
import { Chip, QuestionReview } from '@revisoins/ui';
import { useDomainName } from '../domain/use-domain-name.ts';
import type { ReviewedQuestion } from '../exam-server/exam-review.schema.ts';
import { useReviewNote } from '../question/use-review-note.ts';
import { ReportQuestion } from './report-question.tsx';

type Words = Pick<ReviewedQuestion, 'question' | 'options' | 'explanation' | 'rationales'>;

function statusOf({ choice, correctAnswer }: ReviewedQuestion) {
  if (choice === null) return 'unanswered';
  return choice === correctAnswer ? 'correct' : 'wrong';
}

/** One question after the end. */
export function QuestionCorrection({ question, number }: { question: ReviewedQuestion; number: number }) {
  const { t } = useTranslation('exam');
  const domainName = useDomainName();
  const reviewNote = useReviewNote();
  const { words, lang } = wordingIn<Words>(question, language());
  const status = statusOf(question);
  const { correctAnswer, choice } = question;
  const answers = reviewOptions(words, { answer: choice ?? UNANSWERED, correctAnswer }).map(({ label, ...option }) => ({
    ...option,
    ...(label && { verdictLabel: t(`correction.${label}`) }),
  }));
  return (
    <QuestionReview
      status={status}
      heading={`${t('correction.number', { number })} · ${t(`correction.status.${status}`)}`}
      stem={words.question}
      lang={lang}
      answersLabel={t('correction.options', { number })}
      answers={answers}
      explanationLabel={t('correction.explanation')}
      explanation={words.explanation}
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
