import { DAY_MS } from '@revisoins/contracts';
import { formatDate, formatNumber, useTranslation } from '@revisoins/i18n';
import { LineChart } from '@revisoins/ui';
import { outOfTen } from './out-of-ten.ts';
import type { ReadinessDay } from './read-readiness.ts';
import styles from './readiness-chart.module.css';

export { provideOutlookTexts } from '../see-outlook/outlook-texts.ts';

const marks = [10, 5, 0];

/** How the chances of each part have changed, with their interval. */
export function ReadinessChart({ history }: { readonly history: readonly (readonly ReadinessDay[])[] }) {
  const { t } = useTranslation('outlook');
  if (history.every((days) => days.length === 0)) return null;
  const charts = history.flatMap((days, place) =>
    days.length < 2 ? [] : [<PartChart key={place} part={place + 1} days={days} />],
  );
  return (
    <>
      <h3>{t('overTime')}</h3>
      {charts.length === 0 ? (
        <p className={styles.note}>{t('tooEarly')}</p>
      ) : (
        <div className={styles.columns}>{charts}</div>
      )}
    </>
  );
}

function PartChart({ part, days }: { readonly part: number; readonly days: readonly ReadinessDay[] }) {
  const { t } = useTranslation(['outlook', 'quiz']);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const inWords = (probability: number) => {
    const chances = outOfTen(probability);
    if (chances === 0) return t('outlook:least');
    return chances === 10 ? t('outlook:most') : formatNumber(chances);
  };
  const date = ({ day }: ReadinessDay, style: 'day' | 'date') => formatDate(new Date(day * DAY_MS), style);
  const x = (day: number) => (100 * (day - first.day)) / (last.day - first.day);
  return (
    <figure className={styles.figure}>
      <figcaption>{t(`quiz:readiness.part.${part}`)}</figcaption>
      <LineChart
        label={t('outlook:chances', {
          part: t(`quiz:readiness.part.${part}`),
          from: inWords(first.readiness.probability),
          to: inWords(last.readiness.probability),
        })}
        points={days.map(({ day, readiness }) => ({ x: x(day), y: 100 * readiness.probability }))}
        band={days.map(({ day, readiness: { interval } }) => ({
          x: x(day),
          low: 100 * interval[0],
          high: 100 * interval[1],
        }))}
        marks={marks.map((chances) => ({ y: 10 * chances, text: `${chances}/10` }))}
        ends={[date(first, 'day'), date(last, 'day')]}
        table={{
          summary: t('outlook:table'),
          columns: [t('outlook:day'), t('outlook:chancesColumn'), t('outlook:range')],
          rows: days.toReversed().map((one) => [
            date(one, 'date'),
            inWords(one.readiness.probability),
            t('outlook:span', {
              low: formatNumber(Math.floor(one.readiness.interval[0] * 10)),
              high: formatNumber(Math.ceil(one.readiness.interval[1] * 10)),
            }),
          ]),
        }}
      />
    </figure>
  );
}
