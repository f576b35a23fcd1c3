import { afterEach, expect, test } from 'vitest';
import { dismissToast, dismissTopic, toast, toasts } from './toasts.ts';

afterEach(() => {
  for (const { id } of toasts.getState()) dismissToast(id);
});

test('shows toasts in the order they came', () => {
  toast({ title: 'Quiz enregistré' });
  toast({ title: 'Résultat non enregistré', variant: 'destructive' });
  expect(toasts.getState().map((one) => one.title)).toEqual(['Quiz enregistré', 'Résultat non enregistré']);
});

test('keeps the newest four', () => {
  for (let number = 1; number <= 6; number++) toast({ title: String(number) });
  expect(toasts.getState().map((one) => one.title)).toEqual(['3', '4', '5', '6']);
});

test('dismisses one and leaves the others', () => {
  const first = toast({ title: 'a' });
  toast({ title: 'b' });
  dismissToast(first);
  expect(toasts.getState().map((one) => one.title)).toEqual(['b']);
});

test('takes the position of the toast that it replaces', () => {
  const first = toast({ title: 'Vérifiez ce que vous avez écrit', variant: 'destructive' });
  toast({ title: 'b' });
  toast({ title: 'Inscription réussie', variant: 'success', replaces: first });
  expect(toasts.getState().map((one) => one.title)).toEqual(['Inscription réussie', 'b']);
});

test('joins the others when the toast that it replaces has gone', () => {
  const first = toast({ title: 'a' });
  toast({ title: 'b' });
  dismissToast(first);
  toast({ title: 'c', replaces: first });
  expect(toasts.getState().map((one) => one.title)).toEqual(['b', 'c']);
});

test('an error disappears when a success is shown under the same topic', () => {
  toast({ title: 'Nom déjà pris', variant: 'destructive', topic: 'account.username' });
  toast({ title: 'b' });
  toast({ title: 'Nom trop court', variant: 'destructive', topic: 'account.username' });
  toast({ title: 'Nom modifié', variant: 'success', topic: 'account.username' });
  expect(toasts.getState().map((one) => one.title)).toEqual(['Nom modifié', 'b']);
});

test('leaves other topics alone, and what has none', () => {
  toast({ title: 'a' });
  toast({ title: 'b', topic: 'one' });
  toast({ title: 'c', topic: 'two' });
  expect(toasts.getState().map((one) => one.title)).toEqual(['a', 'b', 'c']);
  dismissTopic('one');
  expect(toasts.getState().map((one) => one.title)).toEqual(['a', 'c']);
});
