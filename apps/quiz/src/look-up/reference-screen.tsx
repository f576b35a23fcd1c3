import type { ReferenceTopic } from '@revisoins/assessment/reference';
import { useTranslation } from '@revisoins/i18n';
import { Link, useSearchParams } from '@revisoins/router';
import { Card, EmptyState, Page, SearchField } from '@revisoins/ui';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { searchEntries } from './search-entries.ts';
import styles from './reference.module.css';

/** How many entries of a topic are named before the link to all of them. */
const NAMED = 6;

/** All topics with what can be looked up, or what a search has found. */
export function ReferenceScreen({ topics }: { topics: readonly ReferenceTopic[] }) {
  const { t } = useTranslation('quiz');
  const [parameters] = useSearchParams();
  const [search, setSearch] = useState(parameters.get('q') ?? '');
  const found = searchEntries(topics, search);
  const isSearching = search.trim() !== '';
  return (
    <Page title={t('reference.title')} lead={t('reference.lead')}>
      <div className={styles.screen}>
        <search data-no-print>
          <SearchField
            label={t('reference.search')}
            placeholder={t('reference.searchPlaceholder')}
            clearLabel={t('skills.clearSearch')}
            value={search}
            onValueChange={setSearch}
            items={[]}
            itemKey={String}
            renderItem={String}
            onPick={() => {}}
            status={isSearching ? t('reference.found', { count: found.length }) : ''}
          />
        </search>
        {isSearching && found.length === 0 ? (
          <EmptyState
            icon={<SearchX size={30} aria-hidden="true" />}
            title={t('reference.noMatch', { search: search.trim() })}
          >
            {t('reference.noMatchHint')}
          </EmptyState>
        ) : null}
        {isSearching ? <FoundEntries topics={topics} found={found} /> : <Topics topics={topics} />}
      </div>
    </Page>
  );
}

interface TopicsProps {
  readonly topics: readonly ReferenceTopic[];
}
interface FoundEntriesProps extends TopicsProps {
  readonly found: ReturnType<typeof searchEntries>;
}

function FoundEntries({ topics, found }: FoundEntriesProps) {
  const titles = new Map(topics.map(({ topic, title }) => [topic, title]));
  return (
    <ul className={styles.found}>
      {found.map(({ topic, entry }) => (
        <Card as="li" interactive key={entry.id}>
          <p className={styles.topic}>{titles.get(topic)}</p>
          <h2 className={styles.name}>
            <Link to={`/reference/${topic}#${entry.id}`}>{entry.title}</Link>
          </h2>
          <p>{entry.short}</p>
        </Card>
      ))}
    </ul>
  );
}

/** Every topic with its first entries. */
function Topics({ topics }: TopicsProps) {
  const { t } = useTranslation('quiz');
  return (
    <ul className={styles.topics}>
      {topics.map(({ topic, title, entries }) => (
        <Card as="li" key={topic}>
          <h2 className={styles.name}>
            <Link to={`/reference/${topic}`}>{title}</Link>
          </h2>
          <ul className={styles.titles}>
            {entries.slice(0, NAMED).map((entry) => (
              <li key={entry.id}>
                <Link to={`/reference/${topic}#${entry.id}`}>{entry.title}</Link>
              </li>
            ))}
          </ul>
          <p className={styles.all}>
            <Link to={`/reference/${topic}`}>{t('reference.all', { count: entries.length })}</Link>
          </p>
        </Card>
      ))}
    </ul>
  );
}
