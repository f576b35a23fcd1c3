export type QuizRating = 'excellent' | 'very-good' | 'good' | 'needs-improvement';

export function rateQuiz(percent: number): QuizRating {
  if (percent >= 90) return 'excellent';
  if (percent >= 80) return 'very-good';
  return percent >= 60 ? 'good' : 'needs-improvement';
}

/** An exam asks more for 'good' (70) and has 'fair' from 60 on. */
export type ExamRating = QuizRating | 'fair';

export function rateExam(percent: number): ExamRating {
  if (percent >= 90) return 'excellent';
  if (percent >= 80) return 'very-good';
  if (percent >= 70) return 'good';
  return percent >= 60 ? 'fair' : 'needs-improvement';
}

/** Tones carry the names of the colour tokens: ok green, warm orange, bad red, info blue. */
export type Tone = 'ok' | 'warm' | 'bad' | 'info' | 'normal';

/** Colour of a score: green from 80, orange from 60. */
export function percentTone(percent: number): 'ok' | 'warm' | 'bad' {
  if (percent >= 80) return 'ok';
  return percent >= 60 ? 'warm' : 'bad';
}

/** Colour of one domain in the exam's results: green from 70, orange from 50. */
export function domainTone(percent: number): 'ok' | 'warm' | 'bad' {
  if (percent >= 70) return 'ok';
  return percent >= 50 ? 'warm' : 'bad';
}

/** Colour of a quiz's countdown: red in the last minute, orange in the last three. */
export function countdownTone(secondsLeft: number): 'bad' | 'warm' | 'info' {
  if (secondsLeft <= 60) return 'bad';
  return secondsLeft <= 180 ? 'warm' : 'info';
}

/** Colour of the exam's timer: red in the last tenth, orange in the last quarter. */
export function examTimerTone(secondsLeft: number, totalSeconds: number): 'bad' | 'warm' | 'normal' {
  if (secondsLeft <= totalSeconds * 0.1) return 'bad';
  return secondsLeft <= totalSeconds * 0.25 ? 'warm' : 'normal';
}
