import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const themes = { light: readTokens("[data-theme='light']"), dark: readTokens("[data-theme='dark']") };

const grounds = ['paper', 'surface', 'sunken'];
/** Pairs of text and background that the components and apps may use. */
const texts: readonly (readonly [string, string])[] = [
  ...['ink', 'ink-2', 'ink-3', 'brand-strong', 'brand'].flatMap((text) =>
    grounds.map((ground) => [text, ground] as const),
  ),
  ...['warm', 'ok', 'bad', 'info'].flatMap((tone) =>
    ['paper', 'surface', `${tone}-soft`].map((ground) => [tone, ground] as const),
  ),
  ...['brand', 'warm', 'ok', 'bad', 'info'].flatMap((tone) =>
    ['ink', 'ink-2'].map((text) => [text, `${tone}-soft`] as const),
  ),
  ['brand-strong', 'brand-soft'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
  ['on-bad', 'bad'],
  ['on-bad', 'bad-hover'],
  ['surface', 'ok'],
  ['surface', 'bad'],
];
/** Edges and marks that people need to see to use a control. */
const marks: readonly (readonly [string, string])[] = [
  ...['line-strong', 'brand', 'bad'].flatMap((mark) => grounds.map((ground) => [mark, ground] as const)),
  ['brand', 'brand-soft'],
  ['brand', 'line'],
];

const cases = (['light', 'dark'] as const).flatMap((theme) => [
  ...texts.map(([front, ground]) => ({ theme, front, ground, least: 4.5 })),
  ...marks.map(([front, ground]) => ({ theme, front, ground, least: 3 })),
]);

test.each(cases)(
  '$front on $ground has a contrast of at least $least ($theme)',
  ({ theme, front, ground, least }) => {
    expect(contrast(colour(theme, front), colour(theme, ground))).toBeGreaterThanOrEqual(least);
  },
);

/** Pairs that a rule of a component sets; disabled controls are exempt. */
const ruled = globSync('**/*.module.css', { cwd: fileURLToPath(new URL('.', import.meta.url)) }).flatMap(
  (file) =>
    [...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(
      ([, selector = '', body = '']) => {
        const front = /(?:^|[\s;])color: var\(--([\w-]+)\)/.exec(body)?.[1];
        const ground = /background: var\(--([\w-]+)\)/.exec(body)?.[1];
        return front && ground && !selector.includes(':disabled') ? [{ file, front, ground }] : [];
      },
    ),
);

test('the rules of the components are found', () => {
  expect(ruled.length).toBeGreaterThan(20);
});

test.each(ruled)('$file sets readable $front on $ground', ({ front, ground }) => {
  for (const theme of ['light', 'dark'] as const) {
    expect(contrast(colour(theme, front), colour(theme, ground))).toBeGreaterThanOrEqual(4.5);
  }
});

test('both themes declare the same colours', () => {
  expect([...themes.dark.keys()].sort()).toEqual([...themes.light.keys()].sort());
});

function readTokens(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function colour(theme: 'light' | 'dark', name: string): string {
  const value = themes[theme].get(name);
  if (value === undefined || !/^#[0-9a-f]{6}$/.test(value))
    throw new Error(`--${name} is not a plain colour in ${theme}`);
  return value;
}

/** WCAG 2 contrast ratio of two `#rrggbb` colours. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
