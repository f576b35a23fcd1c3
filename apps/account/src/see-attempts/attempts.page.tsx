import type { SavedAttempt } from '@revisoins/assessment';
import { currentLearner } from '@revisoins/auth';
import { useLoaderData, type LoaderFunctionArgs } from '@revisoins/router';
import { afterHeading } from '@revisoins/ui';
import { readAttempts } from '../learner/read-attempts.ts';
import { AttemptsScreen } from './attempts-screen.tsx';

/** Null when they cannot be read. */
type Found = { readonly attempts: readonly SavedAttempt[] | null };
interface AttemptsData {
  readonly reading: Promise<Found>;
}

const read = (learner: string): Promise<Found> =>
  readAttempts(learner).then(
    (attempts) => ({ attempts }),
    () => ({ attempts: null }),
  );

/** Not awaited: the page appears at once. */
export async function loader({ request }: LoaderFunctionArgs): Promise<AttemptsData> {
  const learner = await currentLearner();
  return { reading: afterHeading(request, () => read(learner)) };
}

interface Revalidation {
  readonly currentUrl: URL;
  readonly nextUrl: URL;
  readonly defaultShouldRevalidate: boolean;
}

/** Another page or filter shows what has been read. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: Revalidation): boolean =>
  currentUrl.search === nextUrl.search && defaultShouldRevalidate;

export function Component() {
  return <AttemptsScreen reading={useLoaderData<AttemptsData>().reading} />;
}
