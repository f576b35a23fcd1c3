// @vitest-environment happy-dom
import { useState } from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SearchField } from './search-field.tsx';

const skills = ['Pharmacothérapie', 'Prévention', 'Soins palliatifs'];
let picked: string[] = [];
let submitted: string[] = [];

function Search() {
  const [value, setValue] = useState('');
  return (
    <SearchField
      label="Rechercher"
      clearLabel="Effacer"
      value={value}
      onValueChange={setValue}
      items={value === '' ? [] : skills.filter((skill) => skill.toLowerCase().includes(value))}
      itemKey={(skill) => skill}
      renderItem={(skill) => skill}
      onPick={(skill) => picked.push(skill)}
      onSubmit={(text) => submitted.push(text)}
    />
  );
}

beforeEach(() => {
  picked = [];
  submitted = [];
  render(<Search />);
  fireEvent.change(box(), { target: { value: 'p' } });
});
afterEach(cleanup);

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Rechercher' });
const press = (key: string) => fireEvent.keyDown(box(), { key });
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('typing opens the suggestions with none chosen', () => {
  expect(box().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getAllByRole('option')).toHaveLength(3);
  expect(active()).toBeUndefined();
});

test('arrows move through the suggestions in a ring', () => {
  press('ArrowDown');
  expect(active()).toBe('Pharmacothérapie');
  press('ArrowUp');
  expect(active()).toBe('Soins palliatifs');
  press('ArrowDown');
  expect(active()).toBe('Pharmacothérapie');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Pharmacothérapie');
});

test('Enter picks the chosen suggestion and closes the list', () => {
  press('ArrowDown');
  press('Enter');
  expect(picked).toEqual(['Pharmacothérapie']);
  expect(submitted).toEqual([]);
  expect(box().getAttribute('aria-expanded')).toBe('false');
});

test('Enter with none chosen submits the text', () => {
  press('Enter');
  expect(submitted).toEqual(['p']);
  expect(picked).toEqual([]);
});

test('Escape closes the list first and clears the text next', () => {
  press('Escape');
  expect(box().getAttribute('aria-expanded')).toBe('false');
  expect(box().value).toBe('p');
  press('Escape');
  expect(box().value).toBe('');
});

test('a press on a suggestion picks it', () => {
  fireEvent.click(screen.getByText('Prévention'));
  expect(picked).toEqual(['Prévention']);
});

test('the clear button empties the field and gives it focus', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Effacer' }));
  expect(box().value).toBe('');
  expect(document.activeElement).toBe(box());
});
