// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { NumberAnswer } from './number-answer.tsx';

afterEach(() => {
  cleanup();
  onLeave.mockClear();
});

const onSubmit = vi.fn();
const onLeave = vi.fn();

function Answer({ takesDigits = false, error = null }: { takesDigits?: boolean; error?: string | null }) {
  const [typed, setTyped] = useState('');
  const [unit, setUnit] = useState<string | null>(null);
  return (
    <NumberAnswer
      label="Votre réponse"
      hint="Sans l’unité."
      error={error}
      longest={12}
      tooLong="12 caractères au plus."
      typed={typed}
      onType={setTyped}
      onLeave={onLeave}
      onSubmit={onSubmit}
      unitLabel="Unité"
      unitError={null}
      units={[
        { id: 'mL', name: 'mL' },
        { id: 'mg', name: 'mg' },
      ]}
      unit={unit}
      onUnit={setUnit}
      takesDigits={takesDigits}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Votre réponse' });

test('asks phones for their numeric keypad', () => {
  render(<Answer />);
  expect(field().inputMode).toBe('decimal');
});

test('a number is typed, and its unit chosen in one named group', () => {
  render(<Answer />);
  fireEvent.change(field(), { target: { value: '2,5' } });
  expect(field().value).toBe('2,5');
  expect(screen.getByRole('group', { name: 'Unité' })).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'mg' }));
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, true]);
});

test('input that is too long is not cut to another number: the old value stays, and the reason is shown', () => {
  render(<Answer />);
  fireEvent.change(field(), { target: { value: '1234567890123' } });
  expect(field().value).toBe('');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('12 caractères au plus.').closest('[aria-live]')).toBeTruthy();
  fireEvent.change(field(), { target: { value: '123456789012' } });
  expect(field().value).toBe('123456789012');
  expect(screen.queryByText('12 caractères au plus.')).toBeNull();
});

test('Enter in the field hands the answer on, once for each press', () => {
  render(<Answer />);
  fireEvent.keyDown(field(), { key: 'Enter' });
  fireEvent.keyDown(field(), { key: 'Enter', repeat: true });
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a field that is left by a press is left once the press has ended', () => {
  render(<Answer />);
  const unit = screen.getByRole('radio', { name: 'mg' });
  fireEvent.pointerDown(unit);
  fireEvent.blur(field());
  expect(onLeave).not.toHaveBeenCalled();
  fireEvent.click(unit);
  expect(onLeave).toHaveBeenCalledOnce();
});

test('a field that is left by the keyboard is left at once', () => {
  render(<Answer />);
  fireEvent.pointerDown(field());
  fireEvent.click(field());
  fireEvent.blur(field());
  expect(onLeave).toHaveBeenCalledOnce();
});

test('a fault makes the field invalid and describes it', () => {
  render(<Answer error="Ce nombre ne se lit pas." />);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Ce nombre ne se lit pas.').closest('[aria-live]')).toBeTruthy();
});

test('a digit that is typed on the page goes to the field, where the setting allows it', () => {
  const { rerender } = render(<Answer />);
  fireEvent.keyDown(document.body, { key: '4' });
  expect(document.activeElement).toBe(document.body);
  rerender(<Answer takesDigits />);
  fireEvent.keyDown(document.body, { key: 'a' });
  fireEvent.keyDown(document.body, { key: '4', ctrlKey: true });
  expect(document.activeElement).toBe(document.body);
  fireEvent.keyDown(document.body, { key: '4' });
  expect(document.activeElement).toBe(field());
});

test('a digit typed on a unit does not change a number already in the field', () => {
  render(<Answer takesDigits />);
  const unit = screen.getByRole('radio', { name: 'mg' });
  fireEvent.change(field(), { target: { value: '2,5' } });
  unit.focus();
  fireEvent.keyDown(unit, { key: '4' });
  expect(document.activeElement).toBe(unit);
  fireEvent.change(field(), { target: { value: '' } });
  fireEvent.keyDown(unit, { key: '4' });
  expect(document.activeElement).toBe(field());
});
