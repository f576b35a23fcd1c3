// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

beforeEach(() => {
  const items = ['Semaine', 'Mois', 'Année'].map((label) => ({
    value: label,
    label,
    content: `Par ${label}`,
  }));
  render(<Tabs label="Période" items={items} />);
});
afterEach(cleanup);

const open = () => screen.getByRole('tab', { selected: true });

test('the first tab is open and names its panel', () => {
  expect(open().textContent).toBe('Semaine');
  expect(screen.getByRole('tabpanel', { name: 'Semaine' }).textContent).toBe('Par Semaine');
});

test('only the open tab is a stop of the Tab key', () => {
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});

test.each([
  ['ArrowRight', 'Mois'],
  ['ArrowLeft', 'Année'],
  ['End', 'Année'],
  ['Home', 'Semaine'],
])('%s opens %s and focuses it', (key, label) => {
  fireEvent.keyDown(open(), { key });
  expect(open().textContent).toBe(label);
  expect(document.activeElement).toBe(open());
  expect(screen.getByRole('tabpanel').textContent).toBe(`Par ${label}`);
});
