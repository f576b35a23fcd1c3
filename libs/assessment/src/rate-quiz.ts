export type QuizRating = 'excellent' | 'very-good' | 'good' | 'needs-improvement';

export function rateQuiz(percent: number): QuizRating {
  if (percent >= 90) return 'excellent';
  if (percent >= 80) return 'very-good';
  return percent >= 60 ? 'good' : 'needs-improvement';
}
