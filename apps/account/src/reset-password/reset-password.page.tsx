import { readEmailLink, setsPassword } from '@revisoins/auth';
import { useLoaderData, type LoaderFunctionArgs } from '@revisoins/router';
import { Reset, type ResetLink } from './reset.tsx';

export function loader({ request }: LoaderFunctionArgs): ResetLink {
  const link = readEmailLink(request.url);
  return {
    link: link && setsPassword(link) ? link : null,
    isRefused: new URL(request.url).searchParams.has('error_code'),
  };
}

export function Component() {
  return <Reset {...useLoaderData<ResetLink>()} />;
}
