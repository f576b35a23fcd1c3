import { useTranslation } from '@revisoins/i18n';
import { Link, useParams } from '@revisoins/router';
import { LinkButton, Page } from '@revisoins/ui';
import { useLandmark } from '../platform/landmarks.ts';
import { NotFoundPage } from './not-found.page.tsx';

const codes = ['401', '403', '500'];

export function Component() {
  const { t } = useTranslation('shell');
  const { code = '' } = useParams();
  const signIn = useLandmark('sign-in');
  if (!codes.includes(code)) return <NotFoundPage />;
  return (
    <Page width="reading" eyebrow={code} title={t(`errors.${code}Title`)} lead={t(`errors.${code}Body`)}>
      <LinkButton>
        <Link to={code === '401' ? signIn : '/'}>{code === '401' ? t('nav.login') : t('errors.home')}</Link>
      </LinkButton>
    </Page>
  );
}
