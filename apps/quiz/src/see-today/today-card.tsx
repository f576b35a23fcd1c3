import { formatDate, useTranslation } from '@revisoins/i18n';
import { lazyDialog } from '@revisoins/assessment/player';
import { attemptsUnderWay, useReadonlyStore } from '@revisoins/host';
import { Link } from '@revisoins/router';
import { Button, Card, LinkButton, useFocusAfter } from '@revisoins/ui';
import { CalendarDays, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { isSessionUnderWay, sessionAddress, sessionOfLength } from '../attempt/study-session.ts';
import { parseLocalDate, localDate } from '../plan/local-date.ts';
import {
  daysUntil,
  hasSeveralSessions,
  isExamDay,
  nextLength,
  nextStudyDay,
  plannedQuestions,
  SHORT_LENGTH,
  sessionMinutes,
  type StudyPlan,
} from '../plan/study-plan.ts';
import { PlanOffer } from './plan-offer.tsx';
import type { StudyPlanDialogProps } from './study-plan-dialog.tsx';
import type { StudyRecord } from '../plan/study.ts';
import { LEAST_STREAK, studyStreak } from './study-streak.ts';
import { TrialOffer } from './trial-offer.tsx';
import { describeToday, type Today } from './today.ts';
import { useLiveMistakes } from './use-live-mistakes.ts';
import { useStudyDayText } from './use-study-day-text.ts';
import styles from './today.module.css';

const StudyPlanDialog = lazyDialog<StudyPlanDialogProps>(
  async () => (await import('./study-plan-dialog.tsx')).StudyPlanDialog,
);

export interface TodayCardProps {
  readonly learner: string;
  readonly record: StudyRecord;
}

export function TodayCard({ learner, record }: TodayCardProps) {
  const { t } = useTranslation('quiz');
  const [isPlanOpen, setPlanOpen] = useState(false);
  const hasUrgent = useReadonlyStore(attemptsUnderWay(learner)).some(({ isUrgent }) => isUrgent);
  const { plan, studied, now } = record;
  const heading = useRef<HTMLHeadingElement>(null);
  const planButton = useRef<HTMLButtonElement>(null);
  useFocusAfter(plan === null, planButton);
  const wrong = useLiveMistakes(record);
  const day = describeToday(record, isSessionUnderWay(learner));
  const { week } = day;
  const streak = studyStreak(studied, plan, now);
  const isOptional = ['done', 'off', 'exam'].includes(day.kind);
  const mistakes =
    wrong > 0 ? (
      <LinkButton variant="secondary">
        <Link to="/mistakes">{t('today.mistakes', { number: wrong })}</Link>
      </LinkButton>
    ) : null;
  // Once the day's session is done, her mistakes teach her more than another session.
  const areMistakesFirst = day.kind === 'done';
  return (
    <Card as="section" className={styles.today} aria-labelledby="today-title">
      <TrialOffer learner={learner} record={record} next={heading} />
      {plan === null ? (
        <PlanOffer learner={learner} onAnswer={() => setPlanOpen(true)} />
      ) : (
        <ExamLine plan={plan} now={now} />
      )}
      <h2 id="today-title" ref={heading} tabIndex={-1}>
        {t(`today.title.${day.kind}`)}
      </h2>
      <p>{useDayText(record, day)}</p>
      <div className={styles.actions}>
        {areMistakesFirst ? mistakes : null}
        {/* An exam under way comes before everything else. */}
        <LinkButton variant={isOptional || hasUrgent ? 'secondary' : 'primary'}>
          <Link to={sessionAddressFor(record, day)}>
            <Play size={20} aria-hidden="true" />
            {day.kind === 'more'
              ? t('today.moreQuestions', { count: nextLength(plan, week.answeredToday) })
              : t(`today.action.${day.kind}`)}
          </Link>
        </LinkButton>
        {areMistakesFirst ? null : mistakes}
        {plan === null ? null : (
          <Button
            ref={planButton}
            variant="quiet"
            icon={<CalendarDays size={20} aria-hidden="true" />}
            onClick={() => setPlanOpen(true)}
          >
            {t('plan.title')}
          </Button>
        )}
      </div>
      {studied.length > 0 ? (
        <p className={styles.week}>
          {t(week.done >= week.goal ? 'today.weekReached' : 'today.week', {
            count: week.done,
            goal: week.goal,
          })}
          {streak < LEAST_STREAK
            ? null
            : ` · ${t('today.streak', { count: streak })}. ${t('today.streakForgives')}`}
        </p>
      ) : null}
      <StudyPlanDialog
        kind="quiz"
        open={isPlanOpen}
        onOpenChange={setPlanOpen}
        learner={learner}
        plan={plan}
        today={localDate(now)}
      />
    </Card>
  );
}

/** Where the button of a day leads. */
function sessionAddressFor({ plan }: StudyRecord, { kind, week }: Today): string {
  if (kind === 'off' || kind === 'exam') return sessionOfLength(SHORT_LENGTH);
  return kind === 'more' ? sessionOfLength(nextLength(plan, week.answeredToday)) : sessionAddress('planned');
}

/** What is planned for a day, in words. */
function useDayText({ plan, now }: StudyRecord, { kind, week }: Today): string {
  const { t } = useTranslation('quiz');
  const nextDay = useStudyDayText();
  const count = plannedQuestions(plan);
  const session = t(hasSeveralSessions(plan) ? 'today.sessions' : 'today.session', {
    count,
    minutes: sessionMinutes(count),
  });
  switch (kind) {
    case 'done': {
      if (isExamDay(plan, now)) return t('today.examDoneBody');
      const next = nextStudyDay(plan, now);
      return next === null ? t('today.lastBody') : t('today.doneBody', { day: nextDay(next) });
    }
    case 'off':
    case 'exam':
      return t(`today.${kind}Body`, { count: SHORT_LENGTH, minutes: sessionMinutes(SHORT_LENGTH) });
    case 'first':
      return `${session} ${t('today.firstBody')}`;
    case 'more':
      return t('today.moreBody', { count: week.answeredToday, total: count });
    case 'open':
      return week.answeredToday === 0
        ? session
        : `${t('today.already', { count: week.answeredToday })} ${session}`;
    default:
      return session;
  }
}

function ExamLine({ plan, now }: { readonly plan: StudyPlan; readonly now: number }) {
  const { t } = useTranslation('quiz');
  const line = () => {
    if (plan.examDate === null) return t('today.noDate');
    const date = formatDate(parseLocalDate(plan.examDate), 'date');
    const days = daysUntil(plan.examDate, localDate(now)) ?? 0;
    if (days < 0) return t('today.examPast', { date });
    return days === 0 ? t('today.examToday') : t('today.exam', { count: days, date });
  };
  return <p className={styles.exam}>{line()}</p>;
}
