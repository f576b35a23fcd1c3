import { reviewOptions, wordingIn, type Question, type ScoredQuestion } from '@revisoins/assessment';
import { language, useTranslation } from '@revisoins/i18n';
import { QuestionReview } from '@revisoins/ui';
import { ReviewNote } from '../question/review-note.tsx';
import { ReportQuestion } from '../report-question/report-question.tsx';

export interface ReviewedQuestionProps {
  readonly question: Question;
  readonly number: number;
  readonly scored: ScoredQuestion;
  readonly skillTitle: string;
}

export function ReviewedQuestion({ question, number, scored, skillTitle }: ReviewedQuestionProps) {
  const { t } = useTranslation('quiz');
  const { words, lang } = wordingIn(question, language());
  const answers = reviewOptions(words, scored).map(({ label, ...option }) => ({
    ...option,
    ...(label && { verdictLabel: t(`review.${label}`) }),
  }));
  return (
    <QuestionReview
      status={scored.status}
      heading={`${t('review.number', { number })} · ${t(`review.status.${scored.status}`)}`}
      stem={words.question}
      lang={lang}
      answersLabel={t('review.options', { number })}
      answers={answers}
      explanationLabel={t('review.explanation')}
      explanation={words.explanation}
      foot={
        <>
          <ReviewNote question={question} />
          <ReportQuestion question={question} skillTitle={skillTitle} />
        </>
      }
    />
  );
}
