// @vitest-environment happy-dom
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { answerLetter } from './answer-letter.ts';
import { AnswerList, type AnswerListProps } from './answer-list.tsx';

vi.mock('./answer-letter.ts', async (load) => {
  const actual = await load<{ answerLetter: typeof answerLetter }>();
  return { answerLetter: vi.fn(actual.answerLetter) };
});

afterEach(cleanup);

function Question({ shortcuts }: Pick<AnswerListProps, 'shortcuts'>) {
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
        {...(shortcuts === undefined ? {} : { shortcuts })}
      />
    </>
  );
}

/** After the next paint. */
const nextTask = () =>
  act(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)));
      }),
  );

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

test('a choice draws no option again', async () => {
  render(<Question />);
  const drawn = vi.mocked(answerLetter);
  drawn.mockClear();
  for (const option of ['Les gants', 'La blouse', 'Les gants']) fireEvent.click(screen.getByText(option));
  expect(checked()).toBe(1);
  await nextTask();
  expect(checked()).toBe(1);
  expect(drawn).not.toHaveBeenCalled();
});

function Recorded({ chosen = null, onChoose }: Partial<Pick<AnswerListProps, 'chosen' | 'onChoose'>>) {
  return (
    <AnswerList labelledBy="q" options={['A', 'B', 'C']} chosen={chosen} onChoose={onChoose ?? (() => {})} />
  );
}

test('a choice is reported once, after the paint that shows it', async () => {
  const onChoose = vi.fn();
  render(<Recorded onChoose={onChoose} />);
  fireEvent.click(screen.getAllByRole('radio')[1]!);
  expect([checked(), onChoose.mock.calls]).toEqual([1, []]);
  await nextTask();
  expect(onChoose.mock.calls).toEqual([[1]]);
});

test.each(['pointerdown', 'keydown', 'pagehide', 'visibilitychange'])(
  'a choice is told before a %s that follows at once',
  async (type) => {
    const onChoose = vi.fn();
    render(<Recorded onChoose={onChoose} />);
    fireEvent.click(screen.getAllByRole('radio')[2]!);
    dispatchEvent(new Event(type));
    expect(onChoose.mock.calls).toEqual([[2]]);
    await nextTask();
    expect(onChoose.mock.calls).toEqual([[2]]);
  },
);

test('a choice that is refused is taken back', async () => {
  render(<Recorded chosen={0} />);
  fireEvent.click(screen.getAllByRole('radio')[1]!);
  await nextTask();
  expect(checked()).toBe(0);
});

test('a choice that is cleared elsewhere is no longer shown, and can be made again', async () => {
  const onChoose = vi.fn();
  const { rerender } = render(<Recorded chosen={1} onChoose={onChoose} />);
  rerender(<Recorded chosen={null} onChoose={onChoose} />);
  expect(checked()).toBe(-1);
  fireEvent.click(screen.getAllByRole('radio')[1]!);
  await nextTask();
  expect(onChoose.mock.calls).toEqual([[1]]);
});

/** Draws everything again at the first sign of a click: the browser has checked the button by then. */
function Redrawn({ onChoose }: Pick<AnswerListProps, 'onChoose'>) {
  const [, draw] = useState(0);
  useEffect(() => {
    const drawAgain = () => flushSync(() => draw((count) => count + 1));
    document.addEventListener('click', drawAgain, { capture: true, once: true });
    return () => document.removeEventListener('click', drawAgain, { capture: true });
  }, []);
  return <Recorded onChoose={onChoose} />;
}

test('a render between a press and its event does not undo the press', async () => {
  const onChoose = vi.fn();
  render(<Redrawn onChoose={onChoose} />);
  fireEvent.click(screen.getAllByRole('radio')[1]!);
  expect(checked()).toBe(1);
  await nextTask();
  expect(onChoose.mock.calls).toEqual([[1]]);
});

test('a choice in a question that has gone is not reported', async () => {
  const onChoose = vi.fn();
  const { unmount } = render(<Recorded onChoose={onChoose} />);
  fireEvent.click(screen.getAllByRole('radio')[1]!);
  unmount();
  await nextTask();
  expect(onChoose).not.toHaveBeenCalled();
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
    render(<Question shortcuts="page" />);
    fireEvent.keyDown(document.body, press);
    expect(checked()).toBe(-1);
  },
);

test('shortcuts count only in the list, unless the page asks for more', () => {
  const { unmount } = render(<Question />);
  fireEvent.keyDown(document.body, { key: 'b' });
  expect(checked()).toBe(-1);
  unmount();
  render(<Question shortcuts="page" />);
  fireEvent.keyDown(document.body, { key: 'b' });
  expect(checked()).toBe(1);
});

test('letters typed into a text field stay there', () => {
  render(<Question shortcuts="page" />);
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'b' });
  expect(checked()).toBe(-1);
});

test.each(['b', '2'])('%s chooses nothing while a window is open, wherever it is pressed', (key) => {
  render(
    <>
      <Question shortcuts="page" />
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
