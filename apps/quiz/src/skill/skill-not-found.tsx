import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { EmptyState, LinkButton, Page, PageHeading, VisuallyHidden } from '@revisoins/ui';
import { SearchX } from 'lucide-react';

/** Shown for a skill that does not exist. */
export function SkillNotFound() {
  const { t } = useTranslation('quiz');
  return (
    <Page width="reading">
      <VisuallyHidden>
        <PageHeading>{t('notFound.title')}</PageHeading>
      </VisuallyHidden>
      <EmptyState
        icon={<SearchX size={30} aria-hidden="true" />}
        title={t('notFound.title')}
        action={
          <LinkButton>
            <Link to="/skills">{t('backToSkills')}</Link>
          </LinkButton>
        }
      >
        {t('notFound.body')}
      </EmptyState>
    </Page>
  );
}
