// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DataTable } from './data-table.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const table = {
  caption: 'Signes vitaux',
  columns: ['Heure', 'Pouls'],
  rows: [
    ['8 h', '82'],
    ['10 h', '82'],
  ],
};

test('is a table with its caption, and headings for columns and rows', () => {
  render(<DataTable {...table} lang="fr-CA" />);
  const shown = screen.getByRole('table', { name: 'Signes vitaux' });
  expect(
    within(shown)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(table.columns);
  expect(
    within(shown)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['8 h', '10 h']);
  expect(
    within(shown)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['82', '82']);
  expect(shown.closest('[lang]')?.getAttribute('lang')).toBe('fr-CA');
});

test('without a caption it is named by the heading above it', () => {
  render(
    <>
      <h2 id="pulse">Pouls normal</h2>
      <DataTable columns={table.columns} rows={table.rows} labelledBy="pulse" />
    </>,
  );
  expect(screen.getByRole('table').getAttribute('aria-labelledby')).toBe('pulse');
  expect(screen.queryByRole('table', { name: 'Pouls normal' })).not.toBeNull();
});

test('can be reached with the keyboard while it is wider than its place, and only then', () => {
  let resize = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  render(<DataTable {...table} />);
  const box = screen.getByRole('table').parentElement!;
  const sizes = { scrollWidth: 500, clientWidth: 300 };
  for (const name of ['scrollWidth', 'clientWidth'] as const)
    Object.defineProperty(box, name, { get: () => sizes[name] });
  expect(screen.queryByRole('region')).toBeNull();
  act(() => resize());
  expect(screen.getByRole('region', { name: 'Signes vitaux' }).tabIndex).toBe(0);
  sizes.clientWidth = 500;
  act(() => resize());
  expect(screen.queryByRole('region')).toBeNull();
  expect(box.hasAttribute('tabindex')).toBe(false);
});
