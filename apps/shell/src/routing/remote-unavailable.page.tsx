import type { LoadFailure } from '@revisoins/federation';
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
  const offline = !navigator.onLine;
  return (
    <FailedPage
      owner={failure.remote}
      title={offline ? t('remote.deviceOfflineTitle') : t('remote.outTitle', { remote: name })}
      body={offline ? t('remote.deviceOfflineBody') : t('remote.outBody')}
    />
  );
}
