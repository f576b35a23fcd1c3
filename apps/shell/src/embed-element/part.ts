import type { EmbedLanguage } from '@revisoins/contracts';

/** A part of the platform that a page can show, and what its element needs to know of it. */
export interface Part {
  remote: string;
  names: Record<EmbedLanguage, string>;
  /** Permissions of the frame. */
  allow: string;
  /** The first screen that the attributes ask for: a path of the remote; '' is the remote's own. */
  screen(attribute: (name: string) => string | null): string;
}

const own = () => '';

export const parts: readonly Part[] = [
  {
    remote: 'quiz',
    names: { fr: 'Quiz Révisoins', en: 'Révisoins quiz' },
    allow: 'clipboard-write',
    screen(attribute) {
      const skill = attribute('skill');
      const questions = attribute('questions');
      return (
        (skill ? `/quiz-start/${encodeURIComponent(skill)}` : '/skills') +
        (questions ? `?questions=${encodeURIComponent(questions)}` : '')
      );
    },
  },
  {
    remote: 'exam',
    names: { fr: 'Simulation d’examen Révisoins', en: 'Révisoins exam simulation' },
    allow: '',
    screen: own,
  },
  {
    remote: 'voice',
    names: { fr: 'Thalia, aide à la révision de Révisoins', en: 'Thalia, the Révisoins study aid' },
    allow: 'microphone; autoplay',
    screen: own,
  },
  { remote: 'account', names: { fr: 'Compte Révisoins', en: 'Révisoins account' }, allow: '', screen: own },
];
