export { SKILLS_AVAILABLE, SKILLS_COUNTER_TOTAL, skillById, skillByTitle, skills } from './bank/skills.ts';
export type { Skill, SkillCategory, SkillDifficulty } from './bank/skills.ts';
export {
  bounds,
  difficulties,
  examMinutes,
  examQuestionCounts,
  examRules,
  HISTORY_DAYS,
  optionIds,
} from './bank/bounds.ts';
export type { OptionId } from './bank/bounds.ts';
export { EXAM_SIMULATION_TITLE, examDomainByTitle, examDomains } from './bank/exam-domains.ts';
export { skillTitleKey, splitSkillTitle } from './bank/titles.ts';

export { question } from './bank/question.schema.ts';
export type { Question, QuestionWording } from './bank/question.schema.ts';
export { wordingIn } from './bank/wording-in.ts';
export type { AnyQuestion } from './bank/wording-in.ts';
export { hashQuestion, normalizeQuestionText } from './bank/hash-question.ts';
export { topicGuard } from './bank/topic-guard.ts';
export { questionReport } from './bank/question-report.schema.ts';

export { createRandom, shuffle } from './bank/random.ts';
export type { Random } from './bank/random.ts';
export { dedupeQuestions, selectQuestions } from './bank/select-questions.ts';
export type { SeenQuestion } from './bank/select-questions.ts';

export { clockSchema, readClock, restClock, secondsLeft, startClock } from './clock/clock.ts';
export type { Clock, ClockReading } from './clock/clock.ts';
export { countdownMoment } from './clock/countdown-moment.ts';

export {
  allottedSeconds,
  DEFAULT_QUESTION_COUNT,
  parseExamParameters,
  parseQuestionCount,
  parseTiming,
  questionCounts,
  timings,
} from './attempt/settings.ts';
export type {
  ExamMinutes,
  ExamParameters,
  ExamQuestionCount,
  QuestionCount,
  Timing,
} from './attempt/settings.ts';
export { answerIndex, draftClock, quizDraft, readQuizDraft } from './attempt/quiz-draft.ts';
export type { QuizDraft } from './attempt/quiz-draft.ts';
export { startQuiz } from './attempt/start-quiz.ts';
export { mayGoOn, moveAttempt } from './attempt/move-attempt.ts';
export type { Move } from './attempt/move-attempt.ts';
export { quizResult, toQuizResult } from './attempt/quiz-result.ts';
export type { QuizResult } from './attempt/quiz-result.ts';

export { countAnswered, missedQuestions, toPercent, scoreQuiz, UNANSWERED } from './scoring/score-quiz.ts';
export type { ScoredQuestion } from './scoring/score-quiz.ts';
export { reviewOptions } from './scoring/review-options.ts';
export {
  countdownTone,
  domainTone,
  examTimerTone,
  percentTone,
  rateExam,
  rateQuiz,
} from './scoring/bands.ts';
export type { Tone } from './scoring/bands.ts';

export { attemptKinds } from './progress/attempts.ts';
export type { Attempt, AttemptKind } from './progress/attempts.ts';
export { skillProgress } from './progress/skill-progress.ts';
export { dashboardStats } from './progress/dashboard-stats.ts';
export type { DashboardStats } from './progress/dashboard-stats.ts';

export { attemptRow, toAttemptRow, historyRecords } from './delivery/payloads.ts';
export { createOutbox } from './delivery/outbox.ts';
export type { FlushReport } from './delivery/outbox.ts';
export { newEntry, outboxEntry, waitingEntry } from './delivery/entry.ts';
export type { OutboxEntry, OutboxStorage, SendOutcome, WaitingEntry } from './delivery/entry.ts';
