import { examParts } from '@revisoins/assessment';
import { formatNumber, formatPercent, useTranslation } from '@revisoins/i18n';
import { Card, DataTable, Page } from '@revisoins/ui';
import results from '../../../../bench/results/readiness.json';
import { CalibrationChart } from './calibration-chart.tsx';
import { inTenths, toTenths, worstError } from './calibration-curve.ts';
import styles from './readiness-screen.module.css';

const rules = [
  'first',
  'open',
  'difficulty',
  'competency',
  'paper',
  'adjusted',
  'fewest',
  'interval',
  'device',
];

/** What the product does: all learners answer the same questions. */
const sharedBank = results.departures.find(({ population }) => population === 'one-bank');

/** Explains how the chances of passing are computed, how accurate they are, and what they leave out. */
export function ReadinessScreen() {
  const { t } = useTranslation(['quiz', 'readiness']);
  const { learners, reference } = results;
  const points = (value: number) =>
    t('readiness:points', { count: toTenths(value), points: inTenths(value) });
  return (
    <Page width="reading" title={t('readiness.how')} lead={t('readiness.lead')}>
      <div className={styles.screen}>
        <Card as="section">
          <h2>{t('readiness:what')}</h2>
          <p>{t('readiness:whatBody')}</p>
          <ul>
            {examParts.map(({ questions, passPercent }, place) => (
              <li key={place}>
                {t('readiness:part', {
                  part: t(`readiness.part.${place + 1}`),
                  questions,
                  pass: formatPercent(passPercent),
                })}
              </li>
            ))}
          </ul>
          <p>{t('readiness:unconfirmed')}</p>
        </Card>
        <Card as="section">
          <h2>{t('readiness:how')}</h2>
          <ul>
            {rules.map((rule) => (
              <li key={rule}>{t(`readiness:rule.${rule}`)}</li>
            ))}
          </ul>
        </Card>
        <Card as="section">
          <h2>{t('readiness:right')}</h2>
          <p>{t('readiness:rightBody', { learners: formatNumber(learners) })}</p>
          <div className={styles.charts}>
            {reference.parts.map(({ curve }, place) => (
              <CalibrationChart
                key={place}
                part={place + 1}
                curve={curve}
                worst={Math.abs(worstError(curve))}
              />
            ))}
          </div>
          <ul>
            {reference.parts.map(({ worst, coverage }, place) => (
              <li key={place}>
                {t('readiness:found', {
                  number: place + 1,
                  worst: points(worst),
                  shared: points(sharedBank?.parts[place]?.worst ?? worst),
                  coverage: inTenths(coverage),
                })}
              </li>
            ))}
            <Earliest />
          </ul>
        </Card>
        <Card as="section">
          <h2>{t('readiness:not')}</h2>
          <ul>
            {['exam', 'unreviewed', 'uncalibrated', 'lookedUp', 'since', 'calculations'].map((name) => (
              <li key={name}>{t(`readiness:limit.${name}`)}</li>
            ))}
          </ul>
          <div className={styles.departures}>
            <Departures />
          </div>
        </Card>
      </div>
    </Page>
  );
}

/** The error of the first estimate of part 1, which is based on the fewest answers. */
function Earliest() {
  const { t } = useTranslation(['quiz', 'readiness']);
  const look = results.reference.parts[0]?.looks[0];
  return look ? (
    <li>
      {t('readiness:earliest', {
        answers: look.firstAnswers,
        count: toTenths(look.worst),
        worst: inTenths(look.worst),
      })}
    </li>
  ) : null;
}

/** The error when learners, items or the exam do not match the model's assumptions. */
function Departures() {
  const { t } = useTranslation(['quiz', 'readiness']);
  const error = (curve: Parameters<typeof worstError>[0] = []) => {
    const worst = worstError(curve);
    return t(worst > 0 ? 'readiness:tooHigh' : 'readiness:tooLow', {
      count: toTenths(Math.abs(worst)),
      points: inTenths(Math.abs(worst)),
    });
  };
  return (
    <DataTable
      caption={t('readiness:departures')}
      columns={[
        t('readiness:if'),
        ...results.reference.parts.map((_, place) => t('readiness:partNumber', { number: place + 1 })),
      ]}
      rows={results.departures.map(({ population, parts }) => [
        t(`readiness:departure.${population}`),
        ...parts.map(({ curve }) => error(curve)),
      ])}
    />
  );
}
