import type { LoadFailure } from '@revisoins/federation';
import { useOnline } from '@revisoins/host';
import { language, useTranslation } from '@revisoins/i18n';
import { FailedPage } from '../platform/failed-page.tsx';
import { usePlatform } from '../platform/platform-context.ts';

/** The remote's name for learners. */
function useRemoteName(remote: string): string {
  return usePlatform().loader.version(remote).declaration.title[language()];
}

/** Shown for a remote that did not load. A retry navigates to the same place, which loads it again. */
export function RemoteUnavailablePage({ failure }: { failure: LoadFailure }) {
  const { t } = useTranslation('shell');
  const name = useRemoteName(failure.remote);
  const isOnline = useOnline();
  return (
    <FailedPage
      owner={failure.remote}
      title={isOnline ? t('remote.outTitle', { remote: name }) : t('remote.deviceOfflineTitle')}
      body={isOnline ? t('remote.outBody') : t('remote.deviceOfflineBody')}
    />
  );
}
