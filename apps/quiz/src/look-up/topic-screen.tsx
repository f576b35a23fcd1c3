import { skillById, type Skill } from '@revisoins/assessment';
import { SourceList } from '@revisoins/assessment/player';
import type { ReferenceTopic, TopicEntry } from '@revisoins/assessment/reference';
import { useTranslation } from '@revisoins/i18n';
import { Link, useLocation } from '@revisoins/router';
import { Button, Card, DataTable, Page } from '@revisoins/ui';
import { Printer } from 'lucide-react';
import { useEffect } from 'react';
import { useSkillText } from '../skill/use-skill-text.ts';
import { ReferenceLink } from './reference-link.tsx';
import styles from './reference.module.css';

interface EntryProps {
  readonly entry: TopicEntry;
  /** The entries of this topic that it names. */
  readonly related: readonly TopicEntry[];
}

function Entry({ entry, related }: EntryProps) {
  const { t } = useTranslation('quiz');
  const { skillText } = useSkillText();
  const skills = entry.skills.map(skillById).filter((skill): skill is Skill => skill !== undefined);
  return (
    <Card
      as="article"
      id={entry.id}
      tabIndex={-1}
      aria-labelledby={`${entry.id}-title`}
      className={styles.entry}
    >
      <h2 id={`${entry.id}-title`} className={styles.name}>
        {entry.title}
      </h2>
      <p className={styles.short}>{entry.short}</p>
      {entry.steps ? (
        <ol className={styles.steps}>
          {entry.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      ) : null}
      {entry.table ? <DataTable labelledBy={`${entry.id}-title`} {...entry.table} /> : null}
      {entry.more?.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {entry.sources ? <SourceList kind="quiz" sources={entry.sources} /> : null}
      <div className={styles.around} data-no-print>
        {related.length > 0 ? (
          <p>
            {t('reference.see')}{' '}
            {related.map(({ id, title }, index) => (
              <span key={id}>
                {index > 0 ? ' · ' : null}
                <a href={`#${id}`}>{title}</a>
              </span>
            ))}
          </p>
        ) : null}
        <p>
          {t('reference.quizzes')}{' '}
          {skills.map((skill, index) => (
            <span key={skill.id}>
              {index > 0 ? ' · ' : null}
              <Link to={`/quiz-start/${skill.id}`}>{skillText(skill).name}</Link>
            </span>
          ))}
        </p>
      </div>
      <p className={styles.provenance}>
        {entry.review.status === 'reviewed'
          ? t('reference.reviewedBy', { reviewer: entry.review.reviewer })
          : t('reference.unreviewed')}
      </p>
    </Card>
  );
}

/** Shows the entry that the address names. It is beside the entries, which may appear after their page. */
function FollowAddress() {
  const { hash } = useLocation();
  useEffect(() => {
    const entry = hash === '' ? null : document.getElementById(hash.slice(1));
    entry?.scrollIntoView();
    entry?.focus({ preventScroll: true });
  }, [hash]);
  return null;
}

/** All entries of a topic, to read or to print. */
export function TopicScreen({ topic }: { topic: ReferenceTopic }) {
  const { t } = useTranslation('quiz');
  return (
    <Page
      width="reading"
      title={topic.title}
      eyebrow={<ReferenceLink />}
      actions={
        <Button
          variant="secondary"
          size="small"
          data-no-print
          icon={<Printer size={18} aria-hidden="true" />}
          onClick={() => print()}
        >
          {t('reference.print')}
        </Button>
      }
    >
      <div className={styles.screen}>
        {topic.entries.map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            related={topic.entries.filter(({ id }) => entry.see?.includes(id))}
          />
        ))}
      </div>
      <FollowAddress />
    </Page>
  );
}
