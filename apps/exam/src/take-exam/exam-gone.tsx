import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { EmptyState, LinkButton, Page } from '@revisoins/ui';

/** The exam on this screen was abandoned elsewhere. */
export function ExamGone() {
  const { t } = useTranslation('exam');
  return (
    <Page title={t('play.title')} width="reading">
      <EmptyState
        title={t('play.endedTitle')}
        action={
          <LinkButton>
            <Link to="/exam-simulation" replace>
              {t('loading.back')}
            </Link>
          </LinkButton>
        }
      >
        {t('play.endedBody')}
      </EmptyState>
    </Page>
  );
}
