export type QuizRating = 'excellent' | 'very-good' | 'good' | 'needs-improvement';
/** An exam requires more for 'good' and has 'fair' below it. */
export type ExamRating = QuizRating | 'fair';

/** Tones have the names of the colour tokens: ok green, warm orange, bad red, info blue. */
export type Tone = 'ok' | 'warm' | 'bad' | 'info' | 'normal';

type Bands<T> = readonly (readonly [number, T])[];

/** Lower bounds in percent, the best first. */
const percents = {
  quizRating: [
    [90, 'excellent'],
    [80, 'very-good'],
    [60, 'good'],
    [0, 'needs-improvement'],
  ],
  examRating: [
    [90, 'excellent'],
    [80, 'very-good'],
    [70, 'good'],
    [60, 'fair'],
    [0, 'needs-improvement'],
  ],
  scoreTone: [
    [80, 'ok'],
    [60, 'warm'],
    [0, 'bad'],
  ],
  /** For one domain in an exam's results. */
  domainTone: [
    [70, 'ok'],
    [50, 'warm'],
    [0, 'bad'],
  ],
} as const;

/**
 * Upper bounds of the time left, the longest first: seconds for a quiz, a share of the whole time for an
 * exam.
 */
const timesLeft = {
  quiz: [
    [180, 'info'],
    [60, 'warm'],
    [Number.NEGATIVE_INFINITY, 'bad'],
  ],
  exam: [
    [0.25, 'normal'],
    [0.1, 'warm'],
    [Number.NEGATIVE_INFINITY, 'bad'],
  ],
} as const;

/** The first band that a value reaches, else the last one. */
function findBand<T>(bands: Bands<T>, isReached: (from: number) => boolean): T {
  const band = bands.find(([from]) => isReached(from)) ?? bands.at(-1);
  if (!band) throw new Error('There are no bands.');
  return band[1];
}

export function rateQuiz(percent: number): QuizRating {
  return findBand<QuizRating>(percents.quizRating, (from) => percent >= from);
}

export function rateExam(percent: number): ExamRating {
  return findBand<ExamRating>(percents.examRating, (from) => percent >= from);
}

/** Colour of a score. */
export function percentTone(percent: number): 'ok' | 'warm' | 'bad' {
  return findBand<'ok' | 'warm' | 'bad'>(percents.scoreTone, (from) => percent >= from);
}

/** Colour of one domain in the exam's results. */
export function domainTone(percent: number): 'ok' | 'warm' | 'bad' {
  return findBand<'ok' | 'warm' | 'bad'>(percents.domainTone, (from) => percent >= from);
}

/** Colour of a quiz's countdown. */
export function countdownTone(secondsLeft: number): 'bad' | 'warm' | 'info' {
  return findBand<'bad' | 'warm' | 'info'>(timesLeft.quiz, (above) => secondsLeft > above);
}

/** Colour of the exam's timer. */
export function examTimerTone(secondsLeft: number, totalSeconds: number): 'bad' | 'warm' | 'normal' {
  return findBand<'bad' | 'warm' | 'normal'>(timesLeft.exam, (above) => secondsLeft > totalSeconds * above);
}
