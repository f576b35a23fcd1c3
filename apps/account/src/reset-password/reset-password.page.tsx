import { sessionReady } from '@revisoins/auth';
import { useLoaderData } from '@revisoins/router';
import { Reset } from './reset.tsx';

type Verification = { session: Promise<'signed-in' | 'signed-out'> };

/** Not awaited: the page says that the link is being verified. */
export function loader(): Verification {
  return { session: sessionReady() };
}

export function Component() {
  const { session } = useLoaderData<Verification>();
  return <Reset session={session} />;
}
