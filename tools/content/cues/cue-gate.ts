/**
 * Whether `check` refuses a bank whose options give keys away, or only says so: 'report' until the options have been
 * rewritten. An import and generated questions are refused in either case.
 */
export const cueGate: 'report' | 'refuse' = 'report' as 'report' | 'refuse';

/** The largest share of keys that a model may find without the stem; chance is 0.25. */
export const bars = { all: 0.33, quizzes: 0.33, exam: 0.33, easy: 0.35, medium: 0.35, hard: 0.35 } as const;
