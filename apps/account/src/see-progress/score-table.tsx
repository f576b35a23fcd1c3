import { formatDate, formatPercent, useTranslation } from '@revisoins/i18n';
import styles from './score-chart.module.css';
import type { ScoreDay } from './score-series.ts';

/** The chart's figures as a table. */
export function ScoreTable({ series }: { readonly series: readonly ScoreDay[] }) {
  const { t } = useTranslation('account');
  return (
    <details className={styles.details}>
      <summary>{t('chart.table')}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('chart.day')}</th>
            <th scope="col">{t('chart.quizzes')}</th>
            <th scope="col">{t('chart.score')}</th>
          </tr>
        </thead>
        <tbody>
          {series.toReversed().map(({ day, quizzes, percent }) => (
            <tr key={day.getTime()}>
              <th scope="row">{formatDate(day, 'date')}</th>
              <td>{quizzes}</td>
              <td>{formatPercent(percent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
