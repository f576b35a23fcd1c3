import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { EmptyState, LinkButton, Page, PageHeading, VisuallyHidden } from '@revisoins/ui';

/** The quiz on this screen was finished or discarded in another tab. */
export function QuizGone({ exit }: { readonly exit: string }) {
  const { t } = useTranslation('quiz');
  return (
    <Page width="reading">
      <VisuallyHidden>
        <PageHeading>{t('play.heading')}</PageHeading>
      </VisuallyHidden>
      <EmptyState
        title={t('play.goneTitle')}
        action={
          <LinkButton>
            <Link to={exit} replace>
              {t(exit === '/skills' ? 'backToSkills' : 'results.dashboard')}
            </Link>
          </LinkButton>
        }
      >
        {t('play.goneBody')}
      </EmptyState>
    </Page>
  );
}
