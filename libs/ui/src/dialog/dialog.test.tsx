// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

// A limit is for what hangs; a busy machine must not reach it.
configure({ asyncUtilTimeout: 30_000 });

afterEach(cleanup);

test('a dialog is named, described and closed by Escape or its button', () => {
  const changes: boolean[] = [];
  render(
    <Dialog
      open
      onOpenChange={(open) => changes.push(open)}
      title="Courriel"
      description="Nouvelle adresse"
      closeLabel="Fermer"
    >
      <input aria-label="Adresse" />
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Courriel' });
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Nouvelle adresse',
  );
  expect(dialog.contains(document.activeElement)).toBe(true);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  fireEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(changes).toEqual([false, false]);
});

test('a confirmation starts on Cancel and returns the answer', () => {
  const answers: string[] = [];
  render(
    <ConfirmDialog
      open
      title="Supprimer?"
      body="Définitif."
      confirmLabel="Supprimer"
      cancelLabel="Annuler"
      destructive
      onConfirm={() => answers.push('yes')}
      onCancel={() => answers.push('no')}
    />,
  );
  expect(screen.getByRole('alertdialog', { name: 'Supprimer?' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Annuler' }));
  fireEvent.click(screen.getByRole('button', { name: 'Supprimer' }));
  fireEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(answers).toEqual(['yes', 'no']);
});

test.each([
  ['cancel', ['Quitter', 'Rester']],
  ['confirm', ['Rester', 'Quitter']],
] as const)(
  'with the emphasis on %s its button comes last and alone is filled, and focus starts on Cancel',
  (emphasis, names) => {
    render(
      <ConfirmDialog
        open
        title="Quitter?"
        body=""
        confirmLabel="Quitter"
        cancelLabel="Rester"
        emphasis={emphasis}
        onConfirm={() => undefined}
        onCancel={() => undefined}
      />,
    );
    const buttons = screen.getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(names);
    expect(buttons.map(({ className }) => className.includes('primary'))).toEqual([false, true]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rester' }));
  },
);

test('focus returns to what had it before', async () => {
  const window = (open: boolean) => (
    <>
      <button type="button">Modifier</button>
      <Dialog open={open} onOpenChange={() => undefined} title="Courriel" closeLabel="Fermer">
        <input aria-label="Adresse" />
      </Dialog>
    </>
  );
  const { rerender } = render(window(false));
  const opener = screen.getByRole('button', { name: 'Modifier' });
  opener.focus();
  rerender(window(true));
  expect(document.activeElement).not.toBe(opener);
  rerender(window(false));
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('a native modal dialog is replaced by a dialog that opens over it', async () => {
  const page = (asks: boolean) => (
    <>
      <button type="button">Menu</button>
      <dialog aria-label="Navigation">
        <a href="#skills">Compétences</a>
      </dialog>
      <ConfirmDialog
        open={asks}
        title="Quitter?"
        body=""
        confirmLabel="Quitter"
        cancelLabel="Rester"
        onConfirm={() => undefined}
        onCancel={() => undefined}
      />
    </>
  );
  const { rerender } = render(page(false));
  screen.getByRole('button', { name: 'Menu' }).focus();
  const native = document.querySelector('dialog');
  native?.showModal();
  rerender(page(true));
  expect(native?.open).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rester' }));
  rerender(page(false));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu', hidden: true })),
  );
});

test('a window stays while another one is in front, which alone takes Escape', () => {
  const changes: string[] = [];
  const page = (asks: boolean) => (
    <>
      <Dialog open onOpenChange={() => changes.push('form')} title="Courriel" closeLabel="Fermer">
        <input aria-label="Adresse" />
      </Dialog>
      <ConfirmDialog
        open={asks}
        title="Quitter?"
        body=""
        confirmLabel="Quitter"
        cancelLabel="Rester"
        onConfirm={() => undefined}
        onCancel={() => changes.push('question')}
      />
    </>
  );
  const { rerender } = render(page(false));
  rerender(page(true));
  expect(document.activeElement?.textContent).toBe('Rester');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(changes).toEqual(['question']);
});
