// @vitest-environment happy-dom
import type { Registry } from '@revisoins/contracts';
import { expect, test, vi } from 'vitest';
import { createRemoteStyles } from './remote-styles.ts';

const base = 'https://cards.example/1.0.0/';
const registry = { remotes: { cards: { versions: { '1.0.0': { base } } } } } as unknown as Registry;

/** A page with these style sheets of the remote. */
function pageWith(...texts: string[]) {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  const styleSheets = texts.map((css, at) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return Object.defineProperty(sheet, 'href', { value: `${base}${at}.css` });
  });
  const page = { styleSheets, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  const styles = createRemoteStyles(registry, page as unknown as Document);
  return {
    styles,
    rest: () => idle.splice(0).forEach((work) => work()),
    areOn: () => styleSheets.map(({ disabled }) => !disabled),
  };
}

test('what was shown and matches nothing of others stays on; all else goes with its remote', () => {
  const { styles, rest, areOn } = pageWith('.revisoins_cards-a { color: red }', 'h1 { color: red }');
  const hide = styles.show('cards');
  rest();
  expect(areOn()).toEqual([true, true]);
  hide();
  expect(areOn()).toEqual([true, false]);
  styles.show('cards');
  expect(areOn()).toEqual([true, true]);
});

test('a style sheet that nobody has looked at yet goes with its remote', () => {
  const { styles, areOn } = pageWith('.revisoins_cards-a { color: red }');
  styles.show('cards')();
  expect(areOn()).toEqual([false]);
});

test('a host that stops leaves no style sheet on', () => {
  const { styles, rest, areOn } = pageWith('.revisoins_cards-a { color: red }');
  styles.show('cards');
  rest();
  styles.stop();
  expect(areOn()).toEqual([false]);
});
