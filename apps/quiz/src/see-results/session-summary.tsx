import { countAnswered, scoreQuiz, type FinishedQuiz } from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Card, LinkButton, Skeleton } from '@revisoins/ui';
import { missedItems } from '../attempt/quiz-place.ts';
import { returningMistakes } from '../plan/mistakes.ts';
import {
  hasSeveralSessions,
  isExamDay,
  nextStudyDay,
  plannedLength,
  plannedQuestions,
} from '../plan/study-plan.ts';
import type { StudyRecord } from '../plan/study.ts';
import { LEAST_STREAK, studyStreak } from '../see-today/study-streak.ts';
import { studyWeek } from '../see-today/study-week.ts';
import { useStudyDayText } from '../see-today/use-study-day-text.ts';
import { useStudyRecord } from '../see-today/use-study-record.ts';
import { sessionGains } from './session-gains.ts';
import styles from './results.module.css';

/**
 * The gains of a session and what comes next. Without a connection they are announced: her other answers are
 * read, and they appear, as soon as it is back.
 */
export function SessionSummary({ attempt }: { readonly attempt: FinishedQuiz }) {
  const { t } = useTranslation('quiz');
  const { record } = useStudyRecord(attempt.learner);
  return (
    <Card as="section" className={styles.summary} aria-busy={record === undefined}>
      <h2>{t('results.gained')}</h2>
      {record === undefined ? (
        <Skeleton shape="block" height="5.5rem" />
      ) : record === null ? (
        <p>{t('results.gainedLater')}</p>
      ) : (
        <Gains attempt={attempt} record={record} />
      )}
    </Card>
  );
}

function Gains({ attempt, record }: { readonly attempt: FinishedQuiz; readonly record: StudyRecord }) {
  const { t } = useTranslation('quiz');
  const nextDay = useStudyDayText();
  const { plan, now } = record;
  const { newQuestions, takenOff, mistakes, missedCalculations } = sessionGains(attempt, record.attempts);
  // The outbox may not have received it yet.
  const own = { id: attempt.id, time: now, answered: countAnswered(attempt.answers) };
  const studied = record.studied.some(({ id }) => id === own.id) ? record.studied : [...record.studied, own];
  const { done, goal, isDoneToday, answeredToday } = studyWeek(studied, plan, now);
  const streak = studyStreak(studied, plan, now);
  const planned = plannedQuestions(plan);
  const hasMoreToday = hasSeveralSessions(plan) && !isDoneToday;
  // Those of this session have a button of their own.
  const hasOthersToRedo =
    attempt.skillTitle === missedItems.title &&
    mistakes > scoreQuiz(attempt.questions, attempt.answers).wrong;
  const isLastDay = isExamDay(plan, now);
  const next = isLastDay ? null : nextStudyDay(plan, now);
  // Of the first session: a mistake returns on another day.
  const returning = hasMoreToday || next === null ? 0 : returningMistakes(mistakes, plannedLength(plan));
  const nextText = () => {
    if (isLastDay) return t('today.examDoneBody');
    if (hasMoreToday) return t('today.moreBody', { count: answeredToday, total: planned });
    return next === null ? t('results.last') : t('results.next', { day: nextDay(next), count: planned });
  };
  const gained = [
    newQuestions > 0 ? t('results.newQuestions', { count: newQuestions }) : null,
    takenOff > 0 ? t('results.takenOff', { count: takenOff }) : null,
    newQuestions === 0 && takenOff === 0 ? t('results.reviewed') : null,
    mistakes > 0 ? t('results.mistakesLeft', { count: mistakes }) : null,
    missedCalculations > 0 ? t('results.missedCalculations', { count: missedCalculations }) : null,
    mistakes + missedCalculations === 0 ? t('results.noMistakesLeft') : null,
  ];
  return (
    <>
      <ul data-score="">{gained.flatMap((line) => (line === null ? [] : [<li key={line}>{line}</li>]))}</ul>
      <p>
        {nextText()} {returning > 0 ? t('results.returning', { count: returning }) : ''}
      </p>
      {hasOthersToRedo ? (
        <LinkButton variant="secondary">
          <Link to="/mistakes">{t('today.mistakes', { number: mistakes })}</Link>
        </LinkButton>
      ) : null}
      <p className={styles.encouragement}>
        {t(done >= goal ? 'today.weekReached' : 'today.week', { count: done, goal })}
        {streak < LEAST_STREAK
          ? null
          : ` · ${t('today.streak', { count: streak })}. ${t('today.streakForgives')}`}
      </p>
    </>
  );
}
