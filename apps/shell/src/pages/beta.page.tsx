import { product } from '@revisoins/contracts';
import { useTranslation } from '@revisoins/i18n';
import { LinkButton, Page } from '@revisoins/ui';

export function Component() {
  const { t } = useTranslation('shell');
  return (
    <Page width="reading" title={t('beta.title')} lead={t('beta.body')}>
      <LinkButton>
        <a href={product.feedbackForm} target="_blank" rel="noreferrer">
          {t('beta.feedback')}
        </a>
      </LinkButton>
    </Page>
  );
}
