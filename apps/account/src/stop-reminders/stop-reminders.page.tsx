import { useSearchParams } from '@revisoins/router';
import { StopReminders } from './stop-reminders.tsx';

export function Component() {
  const [parameters] = useSearchParams();
  return <StopReminders token={parameters.get('token') ?? ''} />;
}
