import { useRetry } from '@revisoins/host';
import { useLocation, useNavigate } from '@revisoins/router';
import { useNavigation } from '@revisoins/router/hosting';
import { useState } from 'react';
import { usePlatform } from './platform-context.ts';

/**
 * Retries the current page: on request, and automatically when the device is back online. First asks which
 * versions the site serves now: the failed version may have been rolled back or fixed.
 */
export function useRetryPage(remote: string): { retry: () => void; retrying: boolean } {
  const { loader, refreshVersions } = usePlatform();
  const navigate = useNavigate();
  const location = useLocation();
  const [asking, setAsking] = useState(false);
  const retrying = useNavigation().state !== 'idle' || asking;
  const tryAgain = async () => {
    setAsking(true);
    const needNewPage = await refreshVersions();
    setAsking(false);
    if (needNewPage.includes(remote)) return window.location.reload();
    loader.startAfresh(remote);
    const options = { replace: true, state: location.state as unknown };
    // With the same hash, the router would only look for its element, and load nothing.
    await navigate({ ...location, hash: '' }, options);
    if (location.hash !== '') await navigate(location, options);
  };
  useRetry(remote, () => void tryAgain(), null);
  return { retry: () => void tryAgain(), retrying };
}
