import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { LinkButton, Page } from '@revisoins/ui';

export function NotFoundPage() {
  const { t } = useTranslation('shell');
  return (
    <Page width="reading" title={t('errors.notFoundTitle')} lead={t('errors.notFoundBody')}>
      <LinkButton>
        <Link to="/">{t('errors.home')}</Link>
      </LinkButton>
    </Page>
  );
}
