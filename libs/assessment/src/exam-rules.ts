/** The numbers of an exam that learners are told; the server holds the same ones. */
export const examRules = {
  /** How long after the deadline an answer that was given before it still counts when it arrives. */
  lateMinutes: 10,
  /** The correction opens this long after the start for each question answered for the first time. */
  secondsPerAnswer: 10,
  /** Simulations begun in 24 hours. */
  startsPerDay: 10,
} as const;
