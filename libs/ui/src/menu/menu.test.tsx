// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Button } from '../button/button.tsx';
import { MenuChoice, MenuItem, MenuLink } from './menu-item.tsx';
import { Menu } from './menu.tsx';

let chosen: string[] = [];

beforeEach(() => {
  chosen = [];
  render(
    <Menu label="Profil" trigger={<Button>Ouvrir</Button>}>
      <MenuItem onClick={() => chosen.push('name')}>Modifier le nom</MenuItem>
      <MenuLink>
        <a href="#n">Notifications</a>
      </MenuLink>
      <MenuChoice checked>Écran sombre</MenuChoice>
    </Menu>,
  );
});
afterEach(cleanup);

const trigger = () => screen.getByRole('button', { name: 'Ouvrir' });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const focused = () => document.activeElement?.textContent;

test('a press opens it on the first entry', () => {
  fireEvent.click(trigger());
  expect(screen.getByRole('menu', { name: 'Profil' })).toBeTruthy();
  expect(trigger().getAttribute('aria-expanded')).toBe('true');
  expect(focused()).toBe('Modifier le nom');
});

test('arrow up on the trigger opens it on the last entry', () => {
  fireEvent.keyDown(trigger(), { key: 'ArrowUp' });
  expect(focused()).toBe('Écran sombre');
});

test('arrows, Home, End and first letters move, accents aside', () => {
  fireEvent.click(trigger());
  press('ArrowDown');
  expect(focused()).toBe('Notifications');
  press('e');
  expect(focused()).toBe('Écran sombre');
  press('ArrowDown');
  expect(focused()).toBe('Modifier le nom');
  press('End');
  expect(focused()).toBe('Écran sombre');
  press('Home');
  expect(focused()).toBe('Modifier le nom');
});

test('Escape closes it and gives focus back', () => {
  fireEvent.click(trigger());
  press('Escape');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(trigger());
});

test('an entry acts, closes the menu and gives focus back', () => {
  fireEvent.click(trigger());
  fireEvent.click(screen.getByRole('menuitem', { name: 'Modifier le nom' }));
  expect(chosen).toEqual(['name']);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(trigger());
});

test('a press elsewhere closes it', () => {
  fireEvent.click(trigger());
  fireEvent.pointerDown(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
});
