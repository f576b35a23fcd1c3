// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Button } from './button.tsx';
import { LinkButton } from './link-button.tsx';

afterEach(cleanup);

test('is named by its label while idle, and by the busy label while busy', () => {
  const { rerender } = render(<Button busyLabel="Enregistrement...">Enregistrer</Button>);
  expect(screen.getByRole('button', { name: 'Enregistrer' }).getAttribute('aria-busy')).toBeNull();
  rerender(
    <Button busy busyLabel="Enregistrement...">
      Enregistrer
    </Button>,
  );
  expect(screen.getByRole('button', { name: 'Enregistrement...' }).getAttribute('aria-busy')).toBe('true');
});

test('keeps its name when it is busy without a busy label', () => {
  render(<Button busy>Réessayer</Button>);
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeTruthy();
});

test('ignores presses while busy and keeps focus', () => {
  let presses = 0;
  const { rerender } = render(<Button onClick={() => (presses += 1)}>Envoyer</Button>);
  const button = screen.getByRole('button');
  button.focus();
  fireEvent.click(button);
  rerender(
    <Button busy onClick={() => (presses += 1)}>
      Envoyer
    </Button>,
  );
  fireEvent.click(button);
  expect(presses).toBe(1);
  expect(document.activeElement).toBe(button);
});

test('does not send its form again while busy', () => {
  let sent = 0;
  render(
    <form onSubmit={() => (sent += 1)}>
      <Button type="submit" busy>
        Envoyer
      </Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(sent).toBe(0);
});

test('a link keeps its role and takes the look of a button', () => {
  render(
    <LinkButton>
      <a href="/skills">Compétences</a>
    </LinkButton>,
  );
  expect(screen.getByRole('link', { name: 'Compétences' }).className).not.toBe('');
});
