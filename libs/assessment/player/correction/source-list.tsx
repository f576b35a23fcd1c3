import { citeSource, type QuestionSource } from '@revisoins/assessment';
import { language, useTranslation } from '@revisoins/i18n';
import styles from './source-list.module.css';

export interface SourceListProps {
  readonly kind: string;
  readonly sources: readonly QuestionSource[];
}

/** The documents that support a correction, each with the person who checked it, if any. */
export function SourceList({ kind, sources }: SourceListProps) {
  const { t } = useTranslation(kind);
  return (
    <div className={styles.sources}>
      <p>{t('correction.sources', { count: sources.length })}</p>
      <ul>
        {sources.map((source) => {
          const citation = citeSource(source, language());
          return (
            <li key={`${source.document} ${source.section}`}>
              <span lang={`${citation.language}-CA`}>{citation.text}</span>{' '}
              <span className={styles.state}>
                {source.checked === null
                  ? t('correction.sourceToCheck')
                  : t('correction.sourceCheckedBy', { person: source.checked.by })}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
