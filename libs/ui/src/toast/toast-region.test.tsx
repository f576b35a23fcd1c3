// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Toast } from './toast.ts';
import { ToastRegion } from './toast-region.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

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

test('failures are announced assertively, all else politely', () => {
  render(show([saved, failed]));
  expect(within(screen.getByRole('status')).getByText('Quiz enregistré')).toBeTruthy();
  expect(within(screen.getByRole('alert')).getByText('Résultat non enregistré')).toBeTruthy();
});

test('what the page already shows is announced and not shown again', () => {
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

test('toasts at the end of the page stay there when it scrolls, or it would scroll back under a press', async () => {
  let top = 0;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.textContent === 'Une réponse'
      ? new DOMRect(0, top, innerWidth, innerHeight)
      : new DOMRect(0, 0, 400, 90);
  });
  const page = (
    <>
      <button type="button">Une réponse</button>
      <ToastRegion
        label="Notifications"
        dismissLabel="Fermer"
        toasts={[saved]}
        onDismiss={() => 0}
        coversNothing
      />
    </>
  );
  render(page);
  const isAtEnd = () => screen.getByRole('region').hasAttribute('data-at-end');
  expect(isAtEnd()).toBe(true);
  top = -innerHeight;
  dispatchEvent(new Event('scrollend'));
  await new Promise((painted) => requestAnimationFrame(painted));
  expect(isAtEnd()).toBe(true);
});
