// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';
import { TextInput } from './text-input.tsx';

afterEach(cleanup);

const describedBy = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

test('the label names the control', () => {
  render(
    <Field label="Courriel">
      <TextInput />
    </Field>,
  );
  const input = screen.getByLabelText('Courriel');
  expect(input.getAttribute('aria-invalid')).toBeNull();
  expect(describedBy(input)).toEqual([]);
});

test('an error makes the control invalid and describes it, before the hint', () => {
  render(
    <Field label="Courriel" hint="Celui de votre école." error="Adresse incomplète.">
      <TextInput />
    </Field>,
  );
  const input = screen.getByLabelText('Courriel');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(describedBy(input)).toEqual(['Adresse incomplète.', 'Celui de votre école.']);
});

test('the place of the error is announced politely and exists before the error does', () => {
  const { rerender } = render(
    <Field label="Courriel">
      <TextInput />
    </Field>,
  );
  const place = document.querySelector('[aria-live=polite]');
  rerender(
    <Field label="Courriel" error="Adresse incomplète.">
      <TextInput />
    </Field>,
  );
  expect(place?.textContent).toBe('Adresse incomplète.');
});

test('a control outside a field keeps its own attributes', () => {
  render(<TextInput id="own" aria-label="Code" />);
  expect(screen.getByRole('textbox', { name: 'Code' }).id).toBe('own');
});

test('the password is hidden until the button shows it', () => {
  render(
    <Field label="Mot de passe">
      <PasswordInput showLabel="Afficher" hideLabel="Masquer" />
    </Field>,
  );
  const input = screen.getByLabelText('Mot de passe');
  expect(input.getAttribute('type')).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Afficher' }));
  expect(input.getAttribute('type')).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Masquer' }));
  expect(input.getAttribute('type')).toBe('password');
});
