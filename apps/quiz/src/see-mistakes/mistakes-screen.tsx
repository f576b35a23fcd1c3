import { ALL_SKILLS_TITLE } from '@revisoins/assessment';
import { CorrectedQuestion } from '@revisoins/assessment/player';
import { useSettling } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Card, EmptyState, ErrorState, LinkButton, Page, Skeleton } from '@revisoins/ui';
import { PartyPopper, Target } from 'lucide-react';
import { useState } from 'react';
import { quizInProgress } from '../attempt/in-progress-quizzes.ts';
import { missedItems } from '../attempt/quiz-place.ts';
import { InProgressQuiz } from '../configure-quiz/in-progress-quiz.tsx';
import { readMistakes, type Mistakes } from './read-mistakes.ts';
import { sessionAddress } from '../attempt/study-session.ts';
import styles from './mistakes.module.css';

export interface MistakesScreenProps {
  readonly learner: string;
  /** Never rejects; null when the mistakes cannot be read. */
  readonly reading: Promise<Mistakes | null>;
}

/** The questions that were answered wrongly the last time, over all skills. */
export function MistakesScreen({ learner, reading: first }: MistakesScreenProps) {
  const { t } = useTranslation('quiz');
  const [reading, setReading] = useState(first);
  const { value: found, isPending } = useSettling(reading);
  const readAgain = () => setReading(readMistakes(learner));
  return (
    <Page title={t('mistakes.title')} lead={t('mistakes.lead')}>
      <div className={styles.screen} aria-busy={found === undefined}>
        {found === undefined ? (
          <Skeleton shape="block" height="60rem" />
        ) : found === null ? (
          <Card>
            <ErrorState
              title={t('mistakes.failed')}
              safe={t('mistakes.safe')}
              retryLabel={t('today.retry')}
              retrying={isPending}
              onRetry={readAgain}
            />
          </Card>
        ) : found.shown.length === 0 ? (
          <NoMistakes />
        ) : (
          <Found learner={learner} {...found} />
        )}
      </div>
    </Page>
  );
}

interface FoundProps extends Mistakes {
  readonly learner: string;
}

function Found({ learner, shown, total, session }: FoundProps) {
  const { t } = useTranslation('quiz');
  const [underWay, setUnderWay] = useState(() => quizInProgress(learner, missedItems.id));
  return (
    <>
      {underWay ? (
        <InProgressQuiz attempt={underWay} skillId={missedItems.id} onThrownAway={() => setUnderWay(null)} />
      ) : (
        <div>
          <LinkButton>
            <Link to={sessionAddress('mistakes')}>
              <Target size={20} aria-hidden="true" />
              {t(session === total ? 'results.redoMissed' : 'mistakes.redo', { count: session })}
            </Link>
          </LinkButton>
        </div>
      )}
      <p>
        {t('mistakes.total', { count: total })}{' '}
        {shown.length < total ? t('mistakes.latest', { count: shown.length }) : ''}
      </p>
      <ol className={styles.questions}>
        {shown.map(({ question, scored }, index) => (
          <li key={question.id}>
            <CorrectedQuestion
              kind="quiz"
              question={question}
              scored={scored}
              number={index + 1}
              skillTitle={ALL_SKILLS_TITLE}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

/** Good news: there is no mistake to go over. */
function NoMistakes() {
  const { t } = useTranslation('quiz');
  return (
    <Card>
      <EmptyState
        icon={<PartyPopper size={30} aria-hidden="true" />}
        title={t('mistakes.none')}
        action={
          <LinkButton>
            <Link to={sessionAddress('planned')}>{t('mistakes.session')}</Link>
          </LinkButton>
        }
      >
        <p>{t('mistakes.noneBody')}</p>
      </EmptyState>
    </Card>
  );
}
