import { domainTone } from '@revisoins/assessment';
import { formatPercent } from '@revisoins/i18n';
import { Card, classNames, ProgressBar } from '@revisoins/ui';
import type { DomainResult } from './domain-results.ts';
import styles from './domain-bars.module.css';

export interface DomainBarsProps {
  readonly heading: string;
  readonly results: readonly DomainResult[];
  readonly toName: (title: string) => string;
}

export function DomainBars({ heading, results, toName }: DomainBarsProps) {
  return (
    <Card as="section" aria-labelledby="exam-domains">
      <h2 id="exam-domains" className={styles.title}>
        {heading}
      </h2>
      <ul className={styles.list}>
        {results.map(({ title, correct, total, percent }) => (
          <li key={title}>
            <span className={styles.row}>
              <span>{toName(title)}</span>
              <span className={styles.figures}>
                {correct}/{total}
                <b className={classNames(styles.percent, styles[domainTone(percent)])}>
                  {formatPercent(percent)}
                </b>
              </span>
            </span>
            <ProgressBar
              label={toName(title)}
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
