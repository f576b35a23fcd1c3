// @vitest-environment happy-dom
import { limitCapabilities, toasts } from '@revisoins/host/hosting';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyDialog } from './lazy-dialog.tsx';

// As long as a busy machine needs.
configure({ asyncUtilTimeout: 30_000 });

interface Props {
  readonly kind: 'quiz' | 'exam';
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const Shown = ({ open }: Props) => (open ? <p>Raccourcis</p> : null);

afterEach(() => {
  cleanup();
  limitCapabilities({ accounts: true });
});

test('comes soon after the screen for a learner, once for all its places', async () => {
  const load = vi.fn(async () => Shown);
  const Late = lazyDialog<Props>(load);
  const { rerender } = render(<Late kind="quiz" open={false} onOpenChange={() => undefined} />);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  rerender(<Late kind="quiz" open onOpenChange={() => undefined} />);
  expect(await screen.findByText('Raccourcis')).toBeTruthy();
  render(<Late kind="quiz" open onOpenChange={() => undefined} />);
  expect(screen.getAllByText('Raccourcis')).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(1);
});

test('loads for a visitor without an account when it is opened; a failed load is reported, and the next press tries again', async () => {
  limitCapabilities({ accounts: false });
  let up = false;
  const load = vi.fn(async () => {
    if (!up) throw new Error('no connection');
    return Shown;
  });
  const changes: boolean[] = [];
  const Late = lazyDialog<Props>(load);
  const part = (open: boolean) => (
    <Late kind="quiz" open={open} onOpenChange={(next) => changes.push(next)} />
  );
  const { rerender } = render(part(false));
  expect(load).not.toHaveBeenCalled();
  rerender(part(true));
  await waitFor(() => expect(changes).toEqual([false]));
  expect(toasts.getState()).toHaveLength(1);
  up = true;
  rerender(part(false));
  rerender(part(true));
  expect(await screen.findByText('Raccourcis')).toBeTruthy();
});
