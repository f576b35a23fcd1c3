// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Button } from '../button/button.tsx';
import { MenuItem } from '../menu/menu-item.tsx';
import { Menu } from '../menu/menu.tsx';
import { PageHeading } from './page-heading.tsx';

beforeEach(() => {
  delete document.documentElement.dataset.firstPage;
});
afterEach(cleanup);

test('the first heading of a visit leaves focus alone, so that the skip link comes first', () => {
  render(<PageHeading focusKey={1}>Question 1</PageHeading>);
  expect(document.activeElement).toBe(document.body);
});

test('later headings take focus', () => {
  const { rerender } = render(<PageHeading focusKey={1}>Question 1</PageHeading>);
  rerender(<PageHeading focusKey={2}>Question 2</PageHeading>);
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

test('a menu that was opened while the page was on its way stays open', () => {
  const page = (question: number) => (
    <>
      <Menu label="Profil" trigger={<Button>Ouvrir</Button>}>
        <MenuItem>Modifier le nom</MenuItem>
      </Menu>
      <PageHeading focusKey={question}>Question {question}</PageHeading>
    </>
  );
  const { rerender } = render(page(1));
  fireEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));
  rerender(page(2));
  expect(document.activeElement).toBe(screen.getByRole('menuitem'));
});
