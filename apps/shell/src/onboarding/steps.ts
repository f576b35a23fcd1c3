export interface OnboardingStep {
  /** Its texts are `onboarding.<id>.title` and `onboarding.<id>.content`. */
  id: 'welcome' | 'skill' | 'knowledge' | 'progress' | 'ready';
  emoji: string;
  /** Selector of the parts of the page that the step speaks of; the first that is visible is lit. */
  highlight?: string;
}

/** A link of the navigation or, on a narrow screen, the button behind which it is. */
const linkOrMenu = (to: string) => `header nav a[href="${to}"], header button[aria-haspopup="dialog"]`;

export const steps: readonly OnboardingStep[] = [
  { id: 'welcome', emoji: '👋' },
  { id: 'skill', emoji: '📚', highlight: linkOrMenu('/skills') },
  { id: 'knowledge', emoji: '📝' },
  { id: 'progress', emoji: '📈', highlight: linkOrMenu('/dashboard') },
  { id: 'ready', emoji: '🚀' },
];
