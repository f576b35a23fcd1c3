export interface OnboardingStep {
  /** Its texts are `onboarding.<id>.title` and `onboarding.<id>.content`. */
  id: 'welcome' | 'skill' | 'knowledge' | 'progress' | 'ready';
  emoji: string;
  /** A part of the page that the step speaks of; ringed while it is visible. */
  highlight?: string;
}

export const steps: readonly OnboardingStep[] = [
  { id: 'welcome', emoji: '👋' },
  { id: 'skill', emoji: '📚', highlight: 'header a[href="/skills"]' },
  { id: 'knowledge', emoji: '📝' },
  { id: 'progress', emoji: '📈', highlight: 'header a[href="/dashboard"]' },
  { id: 'ready', emoji: '🚀' },
];
