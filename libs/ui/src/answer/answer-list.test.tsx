// @vitest-environment happy-dom
import { useState } from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { answerLetter } from './answer-letter.ts';
import { AnswerList, type AnswerListProps } from './answer-list.tsx';

vi.mock('./answer-letter.ts', async (load) => {
  const actual = await load<{ answerLetter: typeof answerLetter }>();
  return { answerLetter: vi.fn(actual.answerLetter) };
});

afterEach(cleanup);

function Question({ keys }: Pick<AnswerListProps, 'keys'>) {
  const [chosen, setChosen] = useState<number | null>(null);
  return (
    <>
      <h1 id="q">Que retirez-vous en premier?</h1>
      <input aria-label="Commentaire" />
      <AnswerList
        labelledBy="q"
        options={['Le masque', 'Les gants', 'La blouse']}
        chosen={chosen}
        onChoose={(index) => setChosen(index)}
        {...(keys === undefined ? {} : { keys })}
      />
    </>
  );
}

const checked = () => screen.getAllByRole<HTMLInputElement>('radio').findIndex((radio) => radio.checked);

test('is one radio group named by the question', () => {
  render(<Question />);
  expect(screen.getByRole('radiogroup', { name: 'Que retirez-vous en premier?' })).toBeTruthy();
  expect(new Set(screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.name)).size).toBe(1);
  expect(screen.getByRole('radio', { name: 'Les gants' })).toBeTruthy();
});

test('a press on an option chooses it', () => {
  render(<Question />);
  fireEvent.click(screen.getByText('Les gants'));
  expect(checked()).toBe(1);
});

test('a choice draws only the options that it changes', () => {
  render(<Question />);
  const drawn = vi.mocked(answerLetter);
  drawn.mockClear();
  fireEvent.click(screen.getByText('Les gants'));
  expect(drawn.mock.calls).toEqual([[1]]);
  fireEvent.click(screen.getByText('La blouse'));
  expect(drawn.mock.calls).toEqual([[1], [1], [2]]);
});

test.each([
  ['a', 0],
  ['B', 1],
  ['3', 2],
])('%s chooses option %i and moves focus to it', (key, index) => {
  render(<Question />);
  fireEvent.keyDown(screen.getAllByRole('radio')[0]!, { key });
  expect(checked()).toBe(index);
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[index]);
});

test.each([{ key: 'd' }, { key: '4' }, { key: '0' }, { key: 'Enter' }, { key: 'a', ctrlKey: true }])(
  'leaves %o alone',
  (press) => {
    render(<Question keys="page" />);
    fireEvent.keyDown(document.body, press);
    expect(checked()).toBe(-1);
  },
);

test('keys count only in the list, unless the page asks for more', () => {
  const { unmount } = render(<Question />);
  fireEvent.keyDown(document.body, { key: 'b' });
  expect(checked()).toBe(-1);
  unmount();
  render(<Question keys="page" />);
  fireEvent.keyDown(document.body, { key: 'b' });
  expect(checked()).toBe(1);
});

test('letters typed into a text field stay there', () => {
  render(<Question keys="page" />);
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'b' });
  expect(checked()).toBe(-1);
});

test.each(['b', '2'])('%s chooses nothing while a window is open, wherever it is pressed', (key) => {
  render(
    <>
      <Question keys="page" />
      <ConfirmDialog
        open
        title="Quitter?"
        body=""
        confirmLabel="Quitter"
        cancelLabel="Rester"
        onConfirm={() => undefined}
        onCancel={() => undefined}
      />
    </>,
  );
  fireEvent.keyDown(screen.getByRole('button', { name: 'Rester' }), { key });
  fireEvent.keyDown(document.body, { key });
  expect(document.querySelectorAll('input:checked')).toHaveLength(0);
});
