import type { EmbedErrorKind, EmbedLanguage } from '@revisoins/contracts';

type Words = Record<EmbedErrorKind | 'loading' | 'open' | 'retry', string>;

export const words: Record<EmbedLanguage, Words> = {
  fr: {
    loading: 'Chargement en cours…',
    refused:
      'Cette page n’a pas l’autorisation d’afficher Révisoins. La personne responsable de la page peut la demander à l’exploitant.',
    unreachable: 'Révisoins ne répond pas pour l’instant.',
    unavailable: 'Cette page de Révisoins est hors service pour l’instant.',
    open: 'Ouvrir sur Révisoins',
    retry: 'Réessayer',
  },
  en: {
    loading: 'Loading…',
    refused: 'This page is not allowed to show Révisoins. Whoever looks after the page can ask the operator.',
    unreachable: 'Révisoins does not answer for now.',
    unavailable: 'This page of Révisoins is out of order for now.',
    open: 'Open on Révisoins',
    retry: 'Try again',
  },
};
