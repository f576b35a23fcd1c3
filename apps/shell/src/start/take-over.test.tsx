// @vitest-environment happy-dom
import { useEffect, useRef, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { isPrerendered, takeOver } from './take-over.ts';

const served =
  '<a href="/">home</a><form method="dialog"><input name="email" type="text" value=""><input name="remember" type="checkbox" checked=""><select name="level"><option value="a">a</option><option value="b">b</option></select><button type="submit" disabled="">send</button></form>';

/** A form that knows what was typed only from React. */
function Form() {
  const [email, setEmail] = useState('');
  const [remember, setRemember] = useState(true);
  const [level, setLevel] = useState('a');
  return (
    <>
      <a href="/profile">new in the navigation</a>
      <a href="/">home</a>
      <form>
        <input name="email" type="text" value={email} onChange={(event) => setEmail(event.target.value)} />
        <input
          name="remember"
          type="checkbox"
          checked={remember}
          onChange={(event) => setRemember(event.target.checked)}
        />
        <select name="level" value={level} onChange={(event) => setLevel(event.target.value)}>
          <option value="a">a</option>
          <option value="b">b</option>
        </select>
        <button type="submit" disabled={email === ''}>
          send
        </button>
        <output>{`${email} ${remember} ${level}`}</output>
      </form>
    </>
  );
}

let place: HTMLElement;
const field = <Kind extends HTMLElement>(selector: string) => place.querySelector(selector) as Kind;

beforeEach(() => {
  delete document.documentElement.dataset.firstPaint;
  document.body.innerHTML = `<div id="root">${served}</div>`;
  place = document.getElementById('root') as HTMLElement;
});

test('what was typed, ticked and chosen before is known to the form', () => {
  field<HTMLInputElement>('[name=email]').value = 'maryse@exemple.test';
  field<HTMLInputElement>('[name=remember]').checked = false;
  field<HTMLSelectElement>('[name=level]').value = 'b';
  takeOver(place, <Form />);
  expect(field('output').textContent).toBe('maryse@exemple.test false b');
  expect(field<HTMLButtonElement>('button').disabled).toBe(false);
});

test('focus and selection stay in the field that had them', () => {
  const email = field<HTMLInputElement>('[name=email]');
  email.value = 'maryse';
  email.focus();
  email.setSelectionRange(2, 4);
  takeOver(place, <Form />);
  const now = field<HTMLInputElement>('[name=email]');
  expect(document.activeElement).toBe(now);
  expect([now.selectionStart, now.selectionEnd]).toEqual([2, 4]);
});

test('focus stays on a link, whatever is inserted before it', () => {
  field('a').focus();
  takeOver(place, <Form />);
  expect(document.activeElement?.textContent).toBe('home');
});

test('a button that was pressed is pressed when it does something', () => {
  const presses: string[] = [];
  const Buttons = () =>
    ['one', 'two'].map((name) => (
      <button key={name} type="button" onClick={() => presses.push(name)}>
        {name}
      </button>
    ));
  place.innerHTML = '<button type="button">one</button><button type="button" data-pressed="">two</button>';
  takeOver(place, <Buttons />);
  expect(presses).toEqual(['two']);
});

test('the answer that was given first is given again, besides what was pressed since', () => {
  const presses: string[] = [];
  const Buttons = () =>
    ['a', 'b', 'menu'].map((name) => (
      <button key={name} type="button" onClick={() => presses.push(name)}>
        {name}
      </button>
    ));
  place.innerHTML =
    '<button type="button">a</button><button type="button" data-answer="">b</button><button type="button" data-pressed="">menu</button>';
  takeOver(place, <Buttons />);
  expect(presses).toEqual(['b', 'menu']);
});

test('a view that was not for this browser is removed', () => {
  document.documentElement.dataset.firstPaint = 'hidden';
  expect(isPrerendered(place)).toBe(false);
  expect(place.childNodes).toHaveLength(0);
});

function MenuWith() {
  const [open, setOpen] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open) first.current?.focus();
  }, [open]);
  return (
    <div>
      <button aria-haspopup="menu" aria-expanded={open} onClick={() => setOpen(!open)}>
        theme
      </button>
      <div role="menu" hidden={!open}>
        <button ref={first}>light</button>
        <button>dark</button>
      </div>
    </div>
  );
}

test.each(['dark', 'theme'])('an open menu stays open, with the focus on %s', (name) => {
  Element.prototype.getAnimations ??= () => [];
  place.innerHTML =
    '<div><button aria-haspopup="menu" aria-expanded="true" data-pressed="">theme</button><div role="menu"><button>light</button><button>dark</button></div></div>';
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.focus();
  takeOver(place, <MenuWith />);
  expect(field('[role=menu]').hidden).toBe(false);
  expect(document.activeElement?.textContent).toBe(name === 'theme' ? 'light' : name);
});
