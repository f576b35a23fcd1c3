import type { ReferenceTopic } from '@revisoins/assessment/reference';
import { language, useTranslation, type Language } from '@revisoins/i18n';
import { Link, useLoaderData, type LoaderFunctionArgs } from '@revisoins/router';
import { EmptyState, LinkButton, Page, PageHeading, VisuallyHidden } from '@revisoins/ui';
import { SearchX } from 'lucide-react';
import { isTopic, readTopic } from './read-reference.ts';
import { TopicScreen } from './topic-screen.tsx';
import { useFollowLanguage } from './use-follow-language.ts';

interface TopicData {
  readonly in: Language;
  /** Null for a topic that does not exist. */
  readonly topic: ReferenceTopic | null;
}

export async function loader({ params }: LoaderFunctionArgs): Promise<TopicData> {
  const { topic } = params;
  return { in: language(), topic: isTopic(topic) ? await readTopic(topic, language()) : null };
}

function TopicNotFound() {
  const { t } = useTranslation('quiz');
  return (
    <Page width="reading">
      <VisuallyHidden>
        <PageHeading>{t('reference.notFound')}</PageHeading>
      </VisuallyHidden>
      <EmptyState
        icon={<SearchX size={30} aria-hidden="true" />}
        title={t('reference.notFound')}
        action={
          <LinkButton>
            <Link to="/reference">{t('reference.back')}</Link>
          </LinkButton>
        }
      >
        {t('reference.notFoundHint')}
      </EmptyState>
    </Page>
  );
}

export function Component() {
  const data = useLoaderData<TopicData>();
  useFollowLanguage(data.in);
  return data.topic ? <TopicScreen topic={data.topic} /> : <TopicNotFound />;
}
