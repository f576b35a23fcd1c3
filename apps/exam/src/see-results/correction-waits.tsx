import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { EmptyState, LinkButton, Page } from '@revisoins/ui';

/** Results of an earlier exam while another one is under way. */
export function CorrectionWaits() {
  const { t } = useTranslation('exam');
  return (
    <Page title={t('results.title')} width="reading">
      <EmptyState
        title={t('waits.title')}
        action={
          <LinkButton>
            <Link to="/exam-simulation">{t('waits.back')}</Link>
          </LinkButton>
        }
      >
        {t('waits.body')}
      </EmptyState>
    </Page>
  );
}
