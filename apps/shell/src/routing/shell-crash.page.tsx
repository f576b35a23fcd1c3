import { useRouteError } from '@revisoins/router';
import { CrashPage } from '../pages/crash.page.tsx';

/** Shown instead of the whole page when the layout itself crashed. */
export function ShellCrashPage() {
  return <CrashPage error={useRouteError()} owner="shell" />;
}
