import { domainTone } from '@revisoins/assessment';
import { formatPercent, useTranslation } from '@revisoins/i18n';
import { Card, classNames, ProgressBar } from '@revisoins/ui';
import { useDomainName } from '../domain/use-domain-name.ts';
import type { DomainResult } from './domain-results.ts';
import styles from './domain-bars.module.css';

export function DomainBars({ results }: { results: readonly DomainResult[] }) {
  const { t } = useTranslation('exam');
  const domainName = useDomainName();
  return (
    <Card as="section" aria-labelledby="exam-domains">
      <h2 id="exam-domains" className={styles.title}>
        {t('domains.title')}
      </h2>
      <ul className={styles.list}>
        {results.map(({ title, correct, total, percent }) => (
          <li key={title}>
            <span className={styles.row}>
              <span>{domainName(title)}</span>
              <span className={styles.figures}>
                {correct}/{total}
                <b className={classNames(styles.percent, styles[domainTone(percent)])}>
                  {formatPercent(percent)}
                </b>
              </span>
            </span>
            <ProgressBar
              label={domainName(title)}
              value={percent}
              valueText={formatPercent(percent)}
              tone={domainTone(percent)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
