import { useTranslation } from '@revisoins/i18n';
import { DataTable } from '@revisoins/ui';
import { ChevronDown } from 'lucide-react';
import type { More } from '../../voice-service/complete.ts';
import styles from '../thread.module.css';

/** The rest of the entry beyond its short answer, shown on request. */
export function ReplyMore({ more, title }: { readonly more: More; readonly title: string }) {
  const { t } = useTranslation('voice');
  return (
    <details className={styles.more}>
      <summary>
        {t('reply.more')}
        <ChevronDown size={18} aria-hidden="true" />
      </summary>
      <div className={styles.rest}>
        {more.steps.length > 0 ? (
          <ol className={styles.steps}>
            {more.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        ) : null}
        {more.table ? <DataTable {...more.table} caption={title} /> : null}
        {more.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  );
}
