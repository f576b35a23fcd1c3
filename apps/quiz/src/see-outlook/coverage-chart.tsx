import { formatDate, formatNumber, useTranslation } from '@revisoins/i18n';
import { LineChart } from '@revisoins/ui';
import { ROLLING_DAYS } from '../plan/plan-session.ts';
import type { Coverage, CoverageDay } from './coverage.ts';

const day = ({ time }: Pick<CoverageDay, 'time'>, style: 'day' | 'date' = 'date') =>
  formatDate(new Date(time), style);

export interface CoverageChartProps {
  readonly coverage: Coverage;
  /** Whether its end moves on every day, because no exam is ahead. */
  readonly isRolling: boolean;
}

/** What is left to see before the exam, and whether the plan is sufficient. */
export function CoverageChart({ coverage, isRolling }: CoverageChartProps) {
  const { t } = useTranslation('outlook');
  const { questions, seen, history, expected, end, studyDays, daysOff, allSeenAt } = coverage;
  const [first = { time: end, seen }] = history;
  const last = expected.at(-1) ?? first;
  const span = Math.max(1, end - first.time);
  const point = ({ time, seen: those }: CoverageDay) => ({
    x: (100 * (time - first.time)) / span,
    y: (100 * those) / Math.max(1, questions),
  });
  /** Where the dotted line ends, and where it bends before that; the latest first. */
  const ahead = [
    last,
    ...(allSeenAt !== null && allSeenAt < last.time ? [{ time: allSeenAt, seen: questions }] : []),
  ].filter(({ time }) => time > (history.at(-1)?.time ?? 0));
  const all = formatNumber(questions);
  const verdict = () => {
    if (seen === questions || studyDays + daysOff === 0) return '';
    if (allSeenAt !== null) return t('inTime', { date: day({ time: allSeenAt }) });
    return `${t('notInTime', { count: questions - last.seen })} ${advice()}`;
  };
  /** More minutes a day change nothing once every day that is left is a day off. */
  const advice = () => {
    const doMinutesHelp = coverage.hasMoreMinutes && studyDays > 0;
    if (daysOff > 0) return t(doMinutesHelp ? 'eitherHelps' : 'fewerDaysOff', { count: daysOff });
    return doMinutesHelp ? t('moreMinutes') : '';
  };
  return (
    <>
      <p>
        {seen === questions ? t('nothingLeft', { all }) : t('left', { count: questions - seen, all })}{' '}
        {t(isRolling ? 'horizon' : 'days', {
          count: studyDays,
          date: day({ time: end }),
          horizon: ROLLING_DAYS,
        })}{' '}
        {verdict()}
      </p>
      <LineChart
        label={t('seenChart', { seen, all })}
        points={history.map(point)}
        expected={expected.map(point)}
        marks={[questions, Math.round(questions / 2), 0].map((value) => ({
          y: (100 * value) / Math.max(1, questions),
          text: formatNumber(value),
        }))}
        ends={[day(first, 'day'), day({ time: end }, 'day')]}
        table={{
          summary: t('table'),
          columns: [t('day'), t('seen')],
          rows: [
            ...ahead.map((one) => [t('expected', { date: day(one) }), String(one.seen)]),
            ...history.toReversed().map((one) => [day(one), String(one.seen)]),
          ],
        }}
      />
    </>
  );
}
