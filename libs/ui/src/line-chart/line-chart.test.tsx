// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LineChart } from './line-chart.tsx';

afterEach(cleanup);

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

const chart = {
  label: 'De 60 % à 80 %',
  marks: [
    { y: 100, text: '100 %' },
    { y: 0, text: '0 %' },
  ],
  points: [
    { x: 0, y: 60 },
    { x: 50, y: 80 },
  ],
  ends: ['1 mai', '3 mai'] as const,
  table: { summary: 'Voir les chiffres', columns: ['Jour', 'Score'], rows: [['1 mai', '60 %']] },
};
const paths = (container: HTMLElement) =>
  [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));

test('is a picture with a sentence, and a table of the same figures', () => {
  const { container } = render(<LineChart {...chart} />);
  expect(screen.getByRole('img', { name: 'De 60 % à 80 %' })).toBeDefined();
  expect(screen.getByRole('table', { hidden: true, name: 'De 60 % à 80 %' })).toBeDefined();
  expect(paths(container)).toContain('M 0 40 L 50 20');
});

test('what is expected continues the line, and a band goes there and back', () => {
  const { container } = render(
    <LineChart
      {...chart}
      expected={[
        { x: 50, y: 80 },
        { x: 100, y: 95 },
      ]}
      band={[
        { x: 0, low: 50, high: 70 },
        { x: 50, low: 75, high: 85 },
      ]}
    />,
  );
  expect(paths(container)).toContain('M 50 20 L 100 5');
  expect(paths(container)).toContain('M 0 30 L 50 15 L 50 25 L 0 50 Z');
});
