// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Toast } from './toast.ts';
import { ToastRegion } from './toast-region.tsx';

afterEach(cleanup);

const saved: Toast = { id: 'a', title: 'Quiz enregistré', variant: 'success' };
const failed: Toast = {
  id: 'b',
  title: 'Résultat non enregistré',
  description: 'Réessayez.',
  variant: 'destructive',
};
const show = (toasts: readonly Toast[], onDismiss: (id: string) => void = () => undefined) => (
  <ToastRegion label="Notifications" dismissLabel="Fermer" toasts={toasts} onDismiss={onDismiss} />
);

test('both live regions are there before the first toast', () => {
  render(show([]));
  expect(screen.getByRole('region', { name: 'Notifications' })).toBeTruthy();
  expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite');
  expect(screen.getByRole('alert').getAttribute('aria-live')).toBe('assertive');
});

test('failures interrupt, the rest is said politely', () => {
  render(show([saved, failed]));
  expect(within(screen.getByRole('status')).getByText('Quiz enregistré')).toBeTruthy();
  expect(within(screen.getByRole('alert')).getByText('Résultat non enregistré')).toBeTruthy();
});

test('what the page shows itself is said and not shown again', () => {
  render(show([{ ...failed, spokenOnly: true }]));
  expect(screen.getByRole('alert').textContent).toBe('Résultat non enregistré. Réessayez.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('the button of a toast dismisses that toast', () => {
  const dismissed: string[] = [];
  render(show([saved, failed], (id) => dismissed.push(id)));
  fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Fermer' }));
  expect(dismissed).toEqual(['b']);
});
