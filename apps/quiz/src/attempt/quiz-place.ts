import { landmark } from '@revisoins/host';
import {
  ALL_SKILLS_TITLE,
  MISTAKES_TITLE,
  skillByTitle,
  type QuestionCount,
  type QuizAttempt,
  type QuizItems,
  type QuizMode,
  type Skill,
} from '@revisoins/assessment';

/** What a quiz is about: a skill, or all of them. */
export type QuizSubject = Pick<Skill, 'id' | 'title'>;

/** A planned session is stored and addressed as the quiz of a skill with this number. */
export const allSkills: QuizSubject = { id: 0, title: ALL_SKILLS_TITLE };

/** A session on mistakes uses this number, so that neither replaces the other. */
export const missedItems: QuizSubject = { id: -1, title: MISTAKES_TITLE };

/** Whether a quiz is a session: planned, or on mistakes. */
export const isSession = ({ id }: QuizSubject): boolean => id <= allSkills.id;

/** The i18n options of a text about a quiz: a session has words of its own. */
export const sessionContext = (subject: QuizSubject | undefined): { readonly context?: 'session' } =>
  subject && isSession(subject) ? { context: 'session' } : {};

/** Where leaving a quiz leads. */
export const exitPath = (subject: QuizSubject): string => (isSession(subject) ? landmark('home') : '/skills');

/** What a quiz with this stored title is about; undefined for an unknown title. */
export const subjectByTitle = (title: string): QuizSubject | undefined =>
  skillByTitle(title) ?? [allSkills, missedItems].find((one) => one.title === title);

/** The content of a session across the skills: what the plan chooses, or mistakes. */
export type SessionKind = 'planned' | 'mistakes';

/** Where a session across the skills is played. */
export const SESSION_PATH = '/session';
export const MISTAKES_SESSION = `${SESSION_PATH}?of=mistakes`;

/** Identifies the quiz of a screen, and how it is taken; a quiz in progress keeps its own mode. */
export interface QuizPlace extends QuizMode {
  readonly learner: string;
  readonly skill: QuizSubject;
  /** The requested number of questions; a quiz in progress keeps its own. */
  readonly count: QuestionCount;
  /** The kind of questions; a quiz in progress keeps its own. */
  readonly items: QuizItems;
  /** The content of a session across the skills; absent for the quiz of a skill. */
  readonly session?: SessionKind;
}

export interface QuizSettings extends Pick<QuizAttempt, 'timing' | 'correction' | 'items'> {
  /** The requested number of questions. */
  readonly asked: number;
}

/** The address of a quiz. */
export function quizAddress(skillId: number, { asked, timing, correction, items }: QuizSettings): string {
  if (skillId === allSkills.id) return SESSION_PATH;
  if (skillId === missedItems.id) return MISTAKES_SESSION;
  const mode = correction === 'at-once' ? '&mode=training' : '';
  const only = items === 'calculations' ? '&items=calculations' : '';
  return `/quiz/${skillId}?questions=${asked}&time=${timing}${mode}${only}`;
}

/** The storage key of a learner's quiz on a skill: one at a time, shared by all tabs of the browser. */
export function quizKey(learner: string, skillId: number): string {
  return `revisoins-quiz:${learner}:${skillId}`;
}
