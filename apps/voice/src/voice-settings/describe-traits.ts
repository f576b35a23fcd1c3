import type { Voice } from '../voice-service/list-voices.ts';

/** 'accent/age/gender', of those that are known, each as `name` words it; null when none is known. */
export function describeTraits({ labels }: Voice, name: (trait: string) => string): string | null {
  const known = [labels?.accent, labels?.age, labels?.gender]
    .map((trait) => trait?.trim() ?? '')
    .filter(Boolean);
  return known.length > 0 ? known.map(name).join('/') : null;
}
