import { ALL_SKILLS_TITLE, type SavedAttempt } from '@revisoins/assessment';
import { formatDate, formatPercent, useTranslation } from '@revisoins/i18n';
import { Card, LineChart } from '@revisoins/ui';
import { chartPoints, scoreSeries } from './score-series.ts';
import styles from './score-chart.module.css';

const marks = [100, 80, 60, 0];

/** The mean score of each day as a line, with a table of the figures below. */
export function ScoreChart({ attempts }: { readonly attempts: readonly SavedAttempt[] }) {
  const { t } = useTranslation('account');
  const series = scoreSeries(attempts);
  const [first, last] = [series[0], series.at(-1)];
  const hasSessions = attempts.some(({ skillTitle }) => skillTitle === ALL_SKILLS_TITLE);
  return (
    <Card as="section">
      <h2>{t('chart.title')}</h2>
      {!first || !last || series.length < 2 ? (
        <p className={styles.few}>{t('chart.few')}</p>
      ) : (
        <>
          <LineChart
            label={t('chart.summary', {
              from: formatPercent(first.percent),
              fromDay: formatDate(first.day, 'day'),
              to: formatPercent(last.percent),
              toDay: formatDate(last.day, 'day'),
            })}
            points={chartPoints(series)}
            marks={marks.map((y) => ({ y, text: formatPercent(y) }))}
            ends={[formatDate(first.day, 'day'), formatDate(last.day, 'day')]}
            table={{
              summary: t('chart.table'),
              columns: [t('chart.day'), t('chart.quizzes'), t('chart.score')],
              rows: series
                .toReversed()
                .map(({ day, quizzes, percent }) => [
                  formatDate(day, 'date'),
                  String(quizzes),
                  formatPercent(percent),
                ]),
            }}
          />
          {hasSessions ? <p className={styles.few}>{t('chart.sessions')}</p> : null}
        </>
      )}
    </Card>
  );
}
