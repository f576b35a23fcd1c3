import { SKILLS_AVAILABLE, SKILLS_COUNTER_TOTAL, type DashboardStats } from '@revisoins/assessment';
import { formatClock, formatNumber, formatPercent, useTranslation } from '@revisoins/i18n';
import { Skeleton, StatCard } from '@revisoins/ui';
import { CircleCheckBig, Clock, GraduationCap, Target, Timer } from 'lucide-react';
import { splitMinutes } from './split-minutes.ts';
import styles from './stat-cards.module.css';
import { Trend } from './trend.tsx';

export interface StatCardsProps {
  /** Null while they load. */
  readonly stats: DashboardStats | null;
  readonly quizzesThisWeek: number;
}

export function StatCards({ stats, quizzesThisWeek }: StatCardsProps) {
  const { t } = useTranslation('account');
  const trend = stats?.trend ?? null;
  const isNew = stats !== null && stats.totalQuizzes === 0;
  /** Without quizzes, a mean and a duration are unknown rather than 0. */
  const known = (value: string) => (isNew ? t('stats.none') : value);
  /** The counter stops before the programme ends: a text says so, and continues the count. */
  const started = (count: number) => {
    if (count === SKILLS_AVAILABLE) return t('stats.allStarted', { count });
    return t(count >= SKILLS_COUNTER_TOTAL ? 'stats.startedOf' : 'stats.started', {
      count,
      goal: SKILLS_COUNTER_TOTAL,
      all: SKILLS_AVAILABLE,
    });
  };
  const waiting = <Skeleton width="6rem" />;
  const study = splitMinutes(stats?.totalStudyMinutes ?? 0);
  return (
    <div className={styles.cards}>
      <StatCard
        icon={<CircleCheckBig aria-hidden="true" />}
        label={t('stats.quizzes')}
        value={stats && formatNumber(stats.totalQuizzes)}
        detail={stats === null ? waiting : t('stats.thisWeek', { count: quizzesThisWeek })}
      />
      <StatCard
        icon={<Target aria-hidden="true" />}
        label={t('stats.average')}
        value={stats && known(formatPercent(stats.averageScore))}
        detail={
          stats === null ? (
            waiting
          ) : trend === null ? (
            t(isNew ? 'stats.noAverage' : 'stats.noTrend')
          ) : (
            <Trend points={trend} />
          )
        }
      />
      <StatCard
        icon={<Timer aria-hidden="true" />}
        label={t('stats.quizTime')}
        value={stats && known(formatClock(stats.averageQuizSeconds))}
        detail={stats === null ? waiting : t(isNew ? 'stats.noQuizTime' : 'stats.perQuiz')}
      />
      <StatCard
        icon={<Clock aria-hidden="true" />}
        label={t('stats.studyTime')}
        value={stats && known(study.hours > 0 ? t('stats.hours', study) : t('stats.minutes', study))}
        detail={
          stats === null
            ? waiting
            : isNew
              ? t('stats.noStudyTime')
              : // Below an hour, the value is in minutes itself.
                t(study.hours > 0 ? 'stats.inMinutes' : 'stats.studyOf', { count: stats.totalStudyMinutes })
        }
      />
      <StatCard
        icon={<GraduationCap aria-hidden="true" />}
        label={t('stats.skills')}
        value={stats && `${stats.countedSkills}/${SKILLS_COUNTER_TOTAL}`}
        detail={stats === null ? waiting : started(stats.startedSkills)}
      />
    </div>
  );
}
