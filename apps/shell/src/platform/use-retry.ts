import { useLocation, useNavigate, useNavigation } from '@revisoins/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePlatform } from './platform-context.ts';

/**
 * Retries the current page: on request, and automatically when the device is back online. First asks which
 * versions the site serves now: the one that failed may have been rolled back or fixed.
 */
export function useRetry(remote: string): { retry: () => void; retrying: boolean } {
  const { refreshVersions } = usePlatform();
  const navigate = useNavigate();
  const location = useLocation();
  const [asking, setAsking] = useState(false);
  const retrying = useNavigation().state !== 'idle' || asking;
  const tryAgain = async () => {
    setAsking(true);
    const needNewPage = await refreshVersions();
    setAsking(false);
    if (needNewPage.includes(remote)) window.location.reload();
    else void navigate(location, { replace: true, state: location.state });
  };
  const again = useEffectEvent(tryAgain);
  useEffect(() => {
    const online = () => void again();
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, []);
  return { retry: () => void tryAgain(), retrying };
}
