import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { EmptyState, LinkButton, Page, PageHeading, VisuallyHidden } from '@revisoins/ui';
import { exitPath, isSession, sessionContext, type QuizSubject } from '../attempt/quiz-place.ts';

/** The quiz on this screen was finished or discarded in another tab. */
export function QuizGone({ subject }: { readonly subject: QuizSubject }) {
  const { t } = useTranslation('quiz');
  const words = sessionContext(subject);
  return (
    <Page width="reading">
      <VisuallyHidden>
        <PageHeading>{t('play.heading', words)}</PageHeading>
      </VisuallyHidden>
      <EmptyState
        title={t('play.goneTitle', words)}
        action={
          <LinkButton>
            <Link to={exitPath(subject)} replace>
              {t(isSession(subject) ? 'results.dashboard' : 'backToSkills')}
            </Link>
          </LinkButton>
        }
      >
        {t('play.goneBody', words)}
      </EmptyState>
    </Page>
  );
}
