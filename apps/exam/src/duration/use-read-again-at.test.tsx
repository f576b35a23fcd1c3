// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from '@revisoins/router/hosting';
import { act, cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useReadAgainAt } from './use-read-again-at.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Waiting() {
  useReadAgainAt(65_000, 5_000);
  return null;
}

const show = async () => {
  const loader = vi.fn(() => null);
  const router = createMemoryRouter([
    { path: '/', loader, element: <Waiting />, hydrateFallbackElement: <p /> },
  ]);
  const screen = render(<RouterProvider router={router} />, { wrapper: StrictMode });
  await act(() => vi.advanceTimersByTimeAsync(0));
  return { loader, screen };
};

test('the data are read again once the moment has come, and only once', async () => {
  const { loader } = await show();
  await act(() => vi.advanceTimersByTimeAsync(59_000));
  expect(loader).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(loader).toHaveBeenCalledTimes(2);
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  expect(loader).toHaveBeenCalledTimes(2);
});

test('nothing is read for a page that was left', async () => {
  const { loader, screen } = await show();
  screen.unmount();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(loader).toHaveBeenCalledTimes(1);
});
