import {
  bounds,
  questionCounts,
  timeFactors,
  type QuestionCount,
  type TimeFactor,
} from '@revisoins/assessment';
import { loadBackend } from '@revisoins/assessment/player';
import { DAY_MS } from '@revisoins/contracts';
import * as z from 'zod/mini';
import { localDate } from './local-date.ts';

/** The choices of the form. */
export const minutesChoices = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240] as const;
export const DEFAULT_MINUTES = 10;
export const MOST_DAYS_OFF = bounds.daysOff[1];

/** The hours at which a reminder may be asked for. */
export const reminderHours = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22] as const;
export const DEFAULT_REMINDER_HOUR = 18;

/** A learner's plan. */
export interface StudyPlan {
  /** 'YYYY-MM-DD'; null while she does not know it. */
  readonly examDate: string | null;
  readonly minutesADay: number;
  /** 0 is Sunday. */
  readonly daysOff: readonly number[];
  readonly timeFactor: TimeFactor;
  /** From when on she is reminded by e-mail, 0 to 23; null for never. */
  readonly reminderHour: number | null;
}

const row = z.object({
  exam_date: z.nullable(z.iso.date()),
  minutes_a_day: z.int().check(z.minimum(bounds.minutesADay[0]), z.maximum(bounds.minutesADay[1])),
  days_off: z.array(z.int().check(z.minimum(0), z.maximum(6))).check(z.maxLength(MOST_DAYS_OFF)),
  time_factor: z.literal(timeFactors),
  reminder_hour: z.nullable(
    z.int().check(z.minimum(bounds.reminderHour[0]), z.maximum(bounds.reminderHour[1])),
  ),
});

/** Null when she has none. Rejects with an AppError, or when the answer has another shape. */
export async function readStudyPlan(learner: string): Promise<StudyPlan | null> {
  const { run, table } = await loadBackend();
  const query = table('study_plans')
    .select('exam_date', 'minutes_a_day', 'days_off', 'time_factor', 'reminder_hour')
    .eq('user_id', learner);
  const [plan] = z.array(row).parse(await run(query));
  if (!plan) return null;
  return {
    examDate: plan.exam_date,
    minutesADay: plan.minutes_a_day,
    daysOff: plan.days_off,
    timeFactor: plan.time_factor,
    reminderHour: plan.reminder_hour,
  };
}

/** The plan of a learner who has made none. */
export const defaultPlan: StudyPlan = {
  examDate: null,
  minutesADay: DEFAULT_MINUTES,
  daysOff: [],
  timeFactor: 1,
  reminderHour: null,
};

/** What was entered in the place of what was shown. Days off count as one answer. */
export function planChanges(shown: StudyPlan, entered: StudyPlan): Partial<StudyPlan> {
  const isSame = (one: readonly number[], other: readonly number[]) =>
    one.length === other.length && one.every((day) => other.includes(day));
  return {
    ...(entered.examDate === shown.examDate ? {} : { examDate: entered.examDate }),
    ...(entered.minutesADay === shown.minutesADay ? {} : { minutesADay: entered.minutesADay }),
    ...(isSame(entered.daysOff, shown.daysOff) ? {} : { daysOff: entered.daysOff }),
    ...(entered.timeFactor === shown.timeFactor ? {} : { timeFactor: entered.timeFactor }),
    ...(entered.reminderHour === shown.reminderHour ? {} : { reminderHour: entered.reminderHour }),
  };
}

const saves = new EventTarget();

/** Calls back whenever this page saves a plan. Returns a function that ends it. */
export function onStudyPlanSaved(callback: () => void): () => void {
  saves.addEventListener('saved', callback);
  return () => saves.removeEventListener('saved', callback);
}

/**
 * Makes the plan, or changes the named parts of it: what another device changed meanwhile stays, and of two
 * changes of the same part the later one decides. Rejects with an AppError.
 */
export async function saveStudyPlan(learner: string, changes: Partial<StudyPlan>): Promise<void> {
  const { run, table } = await loadBackend();
  const { examDate, minutesADay, daysOff, timeFactor, reminderHour } = changes;
  await run(
    table('study_plans').upsert(
      {
        user_id: learner,
        ...(examDate === undefined ? {} : { exam_date: examDate }),
        ...(minutesADay === undefined ? {} : { minutes_a_day: minutesADay }),
        ...(daysOff === undefined ? {} : { days_off: [...daysOff] }),
        ...(timeFactor === undefined ? {} : { time_factor: timeFactor }),
        ...(reminderHour === undefined ? {} : { reminder_hour: reminderHour }),
      },
      { onConflict: 'user_id', ignoreDuplicates: false },
    ),
  );
  saves.dispatchEvent(new Event('saved'));
}

/** What is wrong with a date that was entered for the exam; null when nothing is. `today`: 'YYYY-MM-DD'. */
export function examDateProblem(date: string, today: string): 'past' | 'far' | 'invalid' | null {
  if (!z.iso.date().safeParse(date).success) return 'invalid';
  if (date < today) return 'past';
  return Number(date.slice(0, 4)) > Number(today.slice(0, 4)) + 5 ? 'far' : null;
}

/** Whether a plan can have that many minutes a day. */
export const areMinutesPossible = (minutes: number): boolean =>
  minutes >= bounds.minutesADay[0] && minutes <= bounds.minutesADay[1];

/** Days from today to the exam, 0 on its day; null without a date, negative after it. Both 'YYYY-MM-DD'. */
export function daysUntil(examDate: string | null, today: string): number | null {
  return examDate === null ? null : Math.round((Date.parse(examDate) - Date.parse(today)) / DAY_MS);
}

/** Whether the exam is today on this device. `now` in ms since 1970. */
export const isExamDay = (plan: StudyPlan | null, now: number): boolean =>
  daysUntil(plan?.examDate ?? null, localDate(now)) === 0;

/** What reading a question and choosing an answer usually takes. */
const SECONDS_A_QUESTION = 40;

/** A session for a day off, or for a moment; the answers of a day are a multiple of it. */
export const SHORT_LENGTH = questionCounts[0];
const LONGEST_LENGTH = questionCounts.at(-1) ?? SHORT_LENGTH;

/** How many questions that many minutes are for: the nearest number of short sessions, the fewer of two. */
export function questionsIn(minutes: number): number {
  const blocks = (minutes * 60) / SECONDS_A_QUESTION / SHORT_LENGTH;
  return Math.max(1, Math.ceil(blocks - 0.5)) * SHORT_LENGTH;
}

/** The length of a session for what is left of a day: all of it, or as much as a session can have. */
const sessionFor = (questions: number): QuestionCount =>
  questionCounts.find((count) => count >= questions) ?? LONGEST_LENGTH;

/** About how many minutes a number of questions takes. */
export const sessionMinutes = (questions: number): number =>
  Math.max(1, Math.round((questions * SECONDS_A_QUESTION) / 60));

/** How many questions a plan asks for each day, in one session or several. */
export const plannedQuestions = (plan: StudyPlan | null): number =>
  questionsIn(plan?.minutesADay ?? DEFAULT_MINUTES);

/** The length of the first session of a day, or of one beyond what is planned. */
export const plannedLength = (plan: StudyPlan | null): QuestionCount => sessionFor(plannedQuestions(plan));

/** The length of the session that follows on that many answers of the same day. */
export const nextLength = (plan: StudyPlan | null, answered: number): QuestionCount =>
  sessionFor(plannedQuestions(plan) - answered);

/** Whether a day's questions are more than one session has. */
export const hasSeveralSessions = (plan: StudyPlan | null): boolean =>
  plannedQuestions(plan) > LONGEST_LENGTH;

export interface StudyDay {
  readonly isTomorrow: boolean;
  /** 0 is Sunday. */
  readonly weekday: number;
}

/**
 * The next day after today that is not a day off; null when the exam comes first. `now` in ms since 1970;
 * days are those of the device.
 */
export function nextStudyDay(plan: StudyPlan | null, now: number): StudyDay | null {
  const today = new Date(now).getDay();
  const ahead = [1, 2, 3, 4, 5, 6, 7].find((days) => !plan?.daysOff.includes((today + days) % 7)) ?? 1;
  const untilExam = daysUntil(plan?.examDate ?? null, localDate(now)) ?? 0;
  if (untilExam > 0 && untilExam <= ahead) return null;
  return { isTomorrow: ahead === 1, weekday: (today + ahead) % 7 };
}
