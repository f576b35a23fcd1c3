import { formatDate, useTranslation } from '@revisoins/i18n';
import { lazyDialog } from '@revisoins/assessment/player';
import { Link } from '@revisoins/router';
import { Button, Card, LinkButton } from '@revisoins/ui';
import { CalendarDays, Play } from 'lucide-react';
import { useState } from 'react';
import { isSessionUnderWay, sessionAddress } from '../attempt/session-place.ts';
import { dateOf, localDate } from './local-date.ts';
import { mistakes } from '../plan/mistakes.ts';
import { daysUntil, plannedLength, sessionMinutes } from '../plan/study-plan.ts';
import type { StudyPlanDialogProps } from './study-plan-dialog.tsx';
import type { StudyRecord } from '../plan/study.ts';
import { studyWeek } from './study-week.ts';
import styles from './today.module.css';

const StudyPlanDialog = lazyDialog<StudyPlanDialogProps>(
  async () => (await import(/* webpackChunkName: "study-plan" */ './study-plan-dialog.tsx')).StudyPlanDialog,
);

export interface TodayCardProps {
  readonly learner: string;
  readonly record: StudyRecord;
  readonly onPlanChanged: () => void;
}

export function TodayCard({ learner, record, onPlanChanged }: TodayCardProps) {
  const { t } = useTranslation('quiz');
  const [isPlanOpen, setPlanOpen] = useState(false);
  const { plan, answers } = record;
  const [now] = useState(Date.now);
  const week = studyWeek(answers, plan, now);
  const questions = plannedLength(plan);
  const wrong = mistakes(answers).length;
  const isUnderWay = isSessionUnderWay(learner);
  const isDone = week.isDoneToday && !isUnderWay;
  return (
    <Card as="section" className={styles.today} aria-labelledby="today-title">
      <ExamLine record={record} now={now} />
      <h2 id="today-title">{t(isDone ? 'today.done' : 'today.title')}</h2>
      <p>
        {isDone
          ? t('today.doneBody')
          : t('today.session', { count: questions, minutes: sessionMinutes(questions) })}
      </p>
      <div className={styles.actions}>
        <LinkButton variant={isDone ? 'secondary' : 'primary'}>
          <Link to={sessionAddress('planned')}>
            <Play size={20} aria-hidden="true" />
            {t(isUnderWay ? 'today.resume' : isDone ? 'today.more' : 'today.start')}
          </Link>
        </LinkButton>
        {wrong > 0 ? (
          <LinkButton variant="secondary">
            <Link to="/mistakes">{t('today.mistakes', { number: wrong })}</Link>
          </LinkButton>
        ) : null}
        <Button
          variant="quiet"
          icon={<CalendarDays size={20} aria-hidden="true" />}
          onClick={() => setPlanOpen(true)}
        >
          {t(plan === null ? 'today.makePlan' : 'today.plan')}
        </Button>
      </div>
      {answers.length > 0 ? (
        <p className={styles.week}>
          {t(week.done >= week.goal ? 'today.weekReached' : 'today.week', {
            count: week.done,
            goal: week.goal,
          })}
        </p>
      ) : null}
      <StudyPlanDialog
        kind="quiz"
        open={isPlanOpen}
        onOpenChange={setPlanOpen}
        learner={learner}
        plan={plan}
        onSaved={onPlanChanged}
      />
    </Card>
  );
}

function ExamLine({ record: { plan }, now }: { readonly record: StudyRecord; readonly now: number }) {
  const { t } = useTranslation('quiz');
  const line = () => {
    if (plan === null) return t('today.noPlan');
    if (plan.examDate === null) return t('today.noDate');
    const date = formatDate(dateOf(plan.examDate), 'date');
    const days = daysUntil(plan.examDate, localDate(now)) ?? 0;
    if (days < 0) return t('today.examPast', { date });
    return days === 0 ? t('today.examToday') : t('today.exam', { count: days, date });
  };
  return <p className={styles.exam}>{line()}</p>;
}
