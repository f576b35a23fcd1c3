import { readEmailLink, sessionReady, setsPassword, type EmailLink } from '@revisoins/auth';
import { replace, useLoaderData, type LoaderFunctionArgs } from '@revisoins/router';
import { Confirmation } from './confirmation.tsx';

/**
 * Without a link, signed-in visitors have nothing to confirm here; with one, the page must know whether there
 * is a session.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<EmailLink | Response | null> {
  const link = readEmailLink(request.url);
  const status = await sessionReady();
  if (link === null) return status === 'signed-in' ? replace('/dashboard') : null;
  return setsPassword(link) ? replace(`/reset-password${new URL(request.url).search}`) : link;
}

export function Component() {
  return <Confirmation link={useLoaderData<EmailLink | null>()} />;
}
