import { useOnline } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { ErrorState, LinkButton, Page, PageHeading, VisuallyHidden } from '@revisoins/ui';
import { exitPath, isSession, sessionContext, type QuizSubject } from '../attempt/quiz-place.ts';
import type { DrawFailure } from '../draw-questions/drawing-toasts.ts';

export interface NoQuizProps {
  readonly failure: DrawFailure;
  readonly subject: QuizSubject;
  readonly onRetry: () => void;
}

export function NoQuiz({ failure, subject, onRetry }: NoQuizProps) {
  const { t } = useTranslation('quiz');
  const exit = exitPath(subject);
  const isOnline = useOnline();
  const title = () => {
    if (failure === 'failed' && !isOnline) return t('play.failedOffline');
    const isGeneral = failure === 'failed' || isSession(subject);
    return isGeneral ? t('play.failed', sessionContext(subject)) : t('play.failedForSkill');
  };
  return (
    <Page width="reading">
      <VisuallyHidden>
        <PageHeading>{t('play.heading', sessionContext(subject))}</PageHeading>
      </VisuallyHidden>
      <ErrorState
        title={title()}
        safe={t('play.failedSafe')}
        retryLabel={t('retry')}
        onRetry={onRetry}
        action={
          <LinkButton variant="secondary">
            <Link to={exit} replace>
              {t(isSession(subject) ? 'results.dashboard' : 'backToSkills')}
            </Link>
          </LinkButton>
        }
      />
    </Page>
  );
}
