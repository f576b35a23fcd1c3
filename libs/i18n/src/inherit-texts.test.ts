import { expect, test } from 'vitest';
import { inheritTexts } from './inherit-texts.ts';

const library = {
  close: 'Fermer',
  play: { next: 'Suivant', finish: 'Terminer', moment: { half: 'Moitié' } },
};

test('a remote has the texts of the library, with its own added and in their place, at any depth', () => {
  const own = { play: { finish: 'Terminer l’examen', moment: { end: 'Fin' } }, exam: { title: 'Examen' } };
  expect(inheritTexts(library, own)).toEqual({
    close: 'Fermer',
    play: { next: 'Suivant', finish: 'Terminer l’examen', moment: { half: 'Moitié', end: 'Fin' } },
    exam: { title: 'Examen' },
  });
});

test('neither the library’s texts nor the remote’s own are changed', () => {
  inheritTexts(library, { play: { next: 'Continuer' } });
  expect(library.play.next).toBe('Suivant');
});
