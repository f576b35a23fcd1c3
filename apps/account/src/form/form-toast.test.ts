import { toast } from '@revisoins/host';
import { dismissToast, toasts } from '@revisoins/host/hosting';
import { afterEach, expect, test } from 'vitest';
import { dismissFormToast, formToast } from './form-toast.ts';

const shown = () => toasts.getState().map(({ title }) => title);

afterEach(() => {
  for (const { id } of toasts.getState()) dismissToast(id);
});

test('a second refusal and then a success each take the place of the one before', () => {
  formToast({ title: 'Vérifiez ce que vous avez écrit', variant: 'destructive' });
  formToast({ title: 'Vérifiez ce que vous avez écrit', variant: 'destructive' });
  expect(shown()).toEqual(['Vérifiez ce que vous avez écrit']);
  formToast({ title: 'Inscription réussie', variant: 'success' });
  expect(shown()).toEqual(['Inscription réussie']);
});

test('toasts of others stay', () => {
  toast({ title: 'Quiz enregistré' });
  formToast({ title: 'La connexion n’a pas abouti', variant: 'destructive' });
  formToast({ title: 'Connexion réussie', variant: 'success' });
  expect(shown()).toEqual(['Quiz enregistré', 'Connexion réussie']);
});

test('a form that closes removes its error toast, but not its success', () => {
  formToast({ title: 'Cette adresse est déjà associée', variant: 'info' });
  dismissFormToast();
  expect(shown()).toEqual([]);
  formToast({ title: 'Photo mise à jour', variant: 'success' });
  dismissFormToast();
  expect(shown()).toEqual(['Photo mise à jour']);
});
