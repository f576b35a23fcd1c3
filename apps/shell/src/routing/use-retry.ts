import { useLocation, useNavigate, useNavigation } from '@revisoins/router';
import { useEffect, useEffectEvent } from 'react';

/** Tries the page that shows again: when asked, and by itself as soon as the device is back online. */
export function useRetry(): { retry: () => void; retrying: boolean } {
  const navigate = useNavigate();
  const location = useLocation();
  const retrying = useNavigation().state !== 'idle';
  const retry = () => void navigate(location, { replace: true, state: location.state });
  const again = useEffectEvent(retry);
  useEffect(() => {
    const online = () => again();
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, []);
  return { retry, retrying };
}
