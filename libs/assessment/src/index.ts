export {
  ALL_SKILLS_TITLE,
  MISTAKES_TITLE,
  SKILLS_AVAILABLE,
  SKILLS_COUNTER_TOTAL,
  skillById,
  skillByTitle,
  skills,
} from './bank/skills.ts';
export type { Skill, SkillCategory, SkillDifficulty } from './bank/skills.ts';
export {
  accessCodeBytes,
  bounds,
  difficulties,
  examMinutes,
  examParts,
  examQuestionCounts,
  examRules,
  HISTORY_DAYS,
  mockRules,
  optionIds,
  PERSON_NAME_MAX,
  questionCounts,
  timeFactors,
  voiceBounds,
} from './bank/bounds.ts';
export type { OptionId, TimeFactor } from './bank/bounds.ts';
export {
  bankDomains,
  EXAM_SIMULATION_TITLE,
  examDomainByTitle,
  examDomains,
  MOCK_EXAM_TITLE,
} from './bank/exam-domains.ts';
export { passesPart } from './scoring/passes-part.ts';
export { skillTitleKey, splitSkillTitle } from './bank/titles.ts';

export { optionIndex, question, questionSource, stemTable } from './bank/question.schema.ts';
export type {
  NumericQuestion,
  NumericWording,
  Question,
  QuestionSource,
  QuestionWording,
  QuizQuestion,
} from './bank/question.schema.ts';
export {
  calculationCount,
  calculationKind,
  CALCULATIONS_SKILL,
  sessionCalculations,
  calculationKinds,
  offersCalculations,
  quizItems,
  skillCalculations,
} from './bank/calculations.ts';
export type { CalculationKind, QuizItems } from './bank/calculations.ts';
export { citeSource, STATUTE_PUBLISHER, statutes } from './bank/citation.ts';
export { withPlurals, wordingIn } from './bank/wording-in.ts';
export type { AnyQuestion } from './bank/wording-in.ts';
export { hashQuestion, normalizeQuestionText } from './bank/hash-question.ts';
export { stemText } from './bank/stem-text.ts';
export type { StemTable } from './bank/stem-text.ts';
export { topicGuard } from './bank/topic-guard.ts';
export { questionReport, reportOutcome, type ReportOutcome } from './bank/question-report.schema.ts';
export { voidReason } from './bank/void-reason.schema.ts';
export type { VoidReason } from './bank/void-reason.schema.ts';

export { createRandom, shuffle } from './bank/random.ts';
export type { Random } from './bank/random.ts';
export { dedupeQuestions, selectQuestions } from './bank/select-questions.ts';
export type { SeenQuestion } from './bank/select-questions.ts';

export { clockSchema, readClock, startClock } from './clock/clock.ts';
export type { ClockReading } from './clock/clock.ts';
export { countdownMoment } from './clock/clock.ts';

export {
  allottedSeconds,
  DEFAULT_QUESTION_COUNT,
  parseExamParameters,
  parseQuestionCount,
  parseQuizItems,
  parseQuizMode,
  quizModeName,
  quizModes,
} from './attempt/settings.ts';
export type {
  ExamMinutes,
  ExamParameters,
  ExamQuestionCount,
  QuestionCount,
  QuizMode,
  QuizModeName,
} from './attempt/settings.ts';
export { isFinished, readQuizAttempt, secondsSpent } from './attempt/quiz-attempt.ts';
export type { FinishedQuiz, Purpose, QuizAttempt } from './attempt/quiz-attempt.ts';
export { isAbandoned, startQuiz, wakeQuiz } from './attempt/start-quiz.ts';
export { createAttemptStore } from './attempt/attempt-store.ts';
export type { AttemptDelivery, AttemptStore } from './attempt/attempt-store.ts';
export type { AttemptSource } from './attempt/attempt-opening.ts';
export type { AttemptStorage, Connection, Playing, RunningAttempt } from './attempt/attempt-state.ts';
export { attemptClock, attemptTime } from './attempt/attempt-clock.ts';
export type { AttemptTime } from './attempt/attempt-clock.ts';
export { isChecked, mayCheck, mayGoOn } from './attempt/move-attempt.ts';
export type { TimedAttempt } from './attempt/move-attempt.ts';

export { answerIndex, countAnswered, isAnswered, UNANSWERED } from './scoring/answer.ts';
export type { TypedAnswer } from './scoring/answer.ts';
export { answerStatus, missedQuestions, scoreChoice, scoreQuiz, toPercent } from './scoring/score-quiz.ts';
export type { ScoredQuestion } from './scoring/score-quiz.ts';
export { findMistake } from './scoring/score-numeric.ts';
export { readTypedNumber } from './scoring/typed-number.ts';
export { correctOptions } from './scoring/correct-options.ts';
export {
  countdownTone,
  domainTone,
  examTimerTone,
  percentTone,
  rateExam,
  rateQuiz,
} from './scoring/bands.ts';
export type { Tone } from './scoring/bands.ts';

export { parseSavedAttempts, savedColumns } from './progress/saved-attempts.ts';
export type { SavedAttempt } from './progress/saved-attempts.ts';
export { skillProgress } from './progress/skill-progress.ts';
export { answeredSkills, sessionColumns, type SessionFigures } from './progress/answered-skills.ts';
export { dashboardStats, scoredAttempts } from './progress/dashboard-stats.ts';
export type { DashboardStats } from './progress/dashboard-stats.ts';

export { attemptRow, toAttemptRow, toHistoryRows, trialToAttemptRow } from './delivery/rows.ts';
export type { AttemptRow } from './delivery/rows.ts';
export { createOutbox } from './delivery/outbox.ts';
export type { FlushReport } from './delivery/outbox.ts';
export { newEntry, outboxEntry, pauseMs, waitingEntry } from './delivery/entry.ts';
export type { OutboxEntry, OutboxStorage, SendOutcome, WaitingEntry } from './delivery/entry.ts';
