import { useRouteError } from '@revisoins/router/hosting';
import { CrashPage } from '../pages/crash.page.tsx';

/** Shown instead of the whole page when the layout itself crashed. */
export function ShellCrashPage() {
  return <CrashPage error={useRouteError()} owner="shell" />;
}
