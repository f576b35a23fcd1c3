// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useQuestionShortcuts, type QuestionShortcutActions } from './use-question-shortcuts.ts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

function Screen({ isActive = true, ...actions }: QuestionShortcutActions & { isActive?: boolean }) {
  useQuestionShortcuts(isActive, actions);
  return <button type="button">Suivant</button>;
}

describe('useQuestionShortcuts', () => {
  test('acts once for each press of Enter, however long it is held', () => {
    const next = vi.fn();
    render(<Screen next={next} />);
    fireEvent.keyDown(document.body, { key: 'Enter' });
    fireEvent.keyDown(document.body, { key: 'Enter', repeat: true });
    expect(next).toHaveBeenCalledOnce();
  });

  test.each([true, false])(
    'keeps a held Enter from a focused button, whether the shortcuts are active: %s',
    (isActive) => {
      render(<Screen isActive={isActive} />);
      const suivant = screen.getByRole('button');
      // False where the default action, pressing the button, was prevented.
      expect(fireEvent.keyDown(suivant, { key: 'Enter' })).toBe(true);
      expect(fireEvent.keyDown(suivant, { key: 'Enter', repeat: true })).toBe(false);
    },
  );

  test('leaves a key that the screen has no use for to the browser', () => {
    render(<Screen />);
    expect(fireEvent.keyDown(document.body, { key: 'Backspace' })).toBe(true);
  });
});
