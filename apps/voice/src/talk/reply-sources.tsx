import { skillTitleKey } from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';
import type { Source } from '../voice-service/complete.ts';
import styles from './talk.module.css';

/** The sources of the reply, and whether a professional has reviewed it. */
export function ReplySources({ sources }: { readonly sources: readonly Source[] }) {
  const { t } = useTranslation(['voice', 'skills']);
  if (sources.length === 0) return null;
  const shownTitle = (stored: string) => {
    const key = skillTitleKey(stored);
    return key === null ? stored : t(key, { ns: 'skills' });
  };
  return (
    <div className={styles.sources}>
      <p>{t(sources.length === 1 ? 'reply.source' : 'reply.sources')}</p>
      <ul>
        {sources.map(({ id, title, reviewed }) => (
          <li key={id}>
            {shownTitle(title)}
            {reviewed ? null : <span className={styles.unreviewed}>{t('reply.unreviewed')}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
