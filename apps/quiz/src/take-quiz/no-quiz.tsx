import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { ErrorState, LinkButton, Page, PageHeading, VisuallyHidden } from '@revisoins/ui';
import type { DrawFailure } from '../draw-questions/drawing-toasts.ts';

export function NoQuiz({ failure, onRetry }: { failure: DrawFailure; onRetry: () => void }) {
  const { t } = useTranslation('quiz');
  const title = failure === 'failed' ? t('play.failed') : t('play.failedForSkill');
  return (
    <Page width="reading">
      <VisuallyHidden>
        <PageHeading>{t('play.heading')}</PageHeading>
      </VisuallyHidden>
      <ErrorState
        title={title}
        safe={t('play.failedSafe')}
        retryLabel={t('retry')}
        onRetry={onRetry}
        action={
          <LinkButton variant="secondary">
            <Link to="/skills" replace>
              {t('backToSkills')}
            </Link>
          </LinkButton>
        }
      />
    </Page>
  );
}
