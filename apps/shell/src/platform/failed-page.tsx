import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { ErrorState, LinkButton, Page } from '@revisoins/ui';
import { useRetryPage } from './use-retry-page.ts';

export interface FailedPageProps {
  /** Whose page failed: a retry loads it again. */
  readonly owner: string;
  readonly title: string;
  readonly body: string;
}

/** Replaces a page that failed: shows the problem, a retry, and the way home. */
export function FailedPage({ owner, title, body }: FailedPageProps) {
  const { t } = useTranslation('shell');
  const { retry, retrying } = useRetryPage(owner);
  return (
    <Page width="reading">
      <ErrorState
        level={1}
        title={title}
        safe={body}
        retryLabel={t('remote.retry')}
        retrying={retrying}
        onRetry={retry}
        action={
          <LinkButton variant="secondary">
            <Link to="/">{t('remote.home')}</Link>
          </LinkButton>
        }
      />
    </Page>
  );
}
