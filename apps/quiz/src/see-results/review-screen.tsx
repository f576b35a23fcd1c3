import { toPercent } from '@revisoins/assessment';
import { hostCapabilities, landmark } from '@revisoins/host';
import { formatDate, useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Alert, Card, EmptyState, LinkButton, Page } from '@revisoins/ui';
import { FileQuestion } from 'lucide-react';
import { useSkillText } from '../skill/use-skill-text.ts';
import { Correction } from './correction.tsx';
import type { EarlierQuiz } from './read-earlier-quiz.ts';
import { isSession, missedItems, subjectByTitle, sessionContext } from '../attempt/quiz-place.ts';
import { RedoMissed } from './redo-missed.tsx';
import { ResultFigures } from './result-figures.tsx';
import { ScoreCard } from './score-card.tsx';
import { VoidedQuestions } from './voided-questions.tsx';
import styles from './results.module.css';

/** An earlier quiz with its correction; null when the learner has no such quiz. */
export function ReviewScreen({ earlier }: { readonly earlier: EarlierQuiz | null }) {
  const { t } = useTranslation('quiz');
  const { skillTitle } = useSkillText();
  const back = (
    <LinkButton variant="secondary">
      <Link to={hostCapabilities().accounts ? landmark('home') : '/skills'}>{t('review.back')}</Link>
    </LinkButton>
  );
  const subject = earlier ? subjectByTitle(earlier.quiz.skillTitle) : undefined;
  const words = sessionContext(subject);
  if (earlier === null || earlier.quiz.questions.length === 0) {
    const state = earlier === null ? 'unknown' : 'notKept';
    return (
      <Page title={t('review.title', words)}>
        <Card>
          <EmptyState
            icon={<FileQuestion size={30} aria-hidden="true" />}
            title={t(`review.${state}`, words)}
            action={back}
          >
            <p>{t(`review.${state}Body`, words)}</p>
          </EmptyState>
        </Card>
      </Page>
    );
  }
  const { quiz, missing, score, total, voided, voidedCalculations } = earlier;
  return (
    <Page
      title={t('review.title', words)}
      eyebrow={skillTitle(quiz.skillTitle)}
      lead={formatDate(new Date(quiz.finished.at), 'moment')}
    >
      <div className={styles.screen}>
        {missing > 0 ? <Alert title={t('review.missing', { ...words, count: missing })} /> : null}
        {subject === missedItems ? null : (
          <ScoreCard
            percent={toPercent(score, total)}
            of={subject && isSession(subject) ? 'session' : 'skill'}
            badge={null}
          >
            {t('results.scoreLine', { count: score, total })}
          </ScoreCard>
        )}
        <div className={styles.actions}>
          <RedoMissed attempt={quiz} variant="primary" />
          {back}
        </div>
        <ResultFigures attempt={quiz} isTimingKnown={false} />
        <Correction attempt={quiz} isMissedFirst />
        {voided.length + voidedCalculations.length > 0 ? (
          <VoidedQuestions
            voided={voided}
            calculations={voidedCalculations}
            after={quiz.questions.length}
            skillTitle={quiz.skillTitle}
          />
        ) : null}
      </div>
    </Page>
  );
}
