import type { AttemptKind, QuestionSource } from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';
import styles from './source-list.module.css';

export interface SourceListProps {
  readonly kind: AttemptKind;
  readonly sources: readonly QuestionSource[];
}

/** The documents that support a correction, each with who has checked it, or that nobody has. */
export function SourceList({ kind, sources }: SourceListProps) {
  const { t } = useTranslation(kind);
  return (
    <div className={styles.sources}>
      <p>{t('correction.sources', { count: sources.length })}</p>
      <ul>
        {sources.map(({ publisher, document, section, checked }) => (
          <li key={`${document} ${section}`}>
            <span lang="fr-CA">{`${publisher}, ${document}, ${section}`}</span>{' '}
            <span className={styles.state}>
              {checked === null
                ? t('correction.sourceToCheck')
                : t('correction.sourceCheckedBy', { person: checked.by })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
