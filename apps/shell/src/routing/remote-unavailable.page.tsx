import type { LoadFailure } from '@revisoins/federation';
import { language, useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { ErrorState, LinkButton, Page } from '@revisoins/ui';
import { usePlatform } from '../platform/platform-context.ts';
import { useRetryPage } from '../platform/use-retry-page.ts';

/** The remote's name for learners. */
function useRemoteName(remote: string): string {
  return usePlatform().loader.version(remote).declaration.title[language()];
}

/** Shown for a remote that did not load. A retry navigates to the same place, which loads it again. */
export function RemoteUnavailablePage({ failure }: { failure: LoadFailure }) {
  const { t } = useTranslation('shell');
  const name = useRemoteName(failure.remote);
  const { retry, retrying } = useRetryPage(failure.remote);
  const offline = !navigator.onLine;
  return (
    <Page width="reading">
      <ErrorState
        level={1}
        title={offline ? t('remote.deviceOfflineTitle') : t('remote.outTitle', { remote: name })}
        safe={offline ? t('remote.deviceOfflineBody') : t('remote.outBody')}
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
