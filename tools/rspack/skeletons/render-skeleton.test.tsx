import type { RemoteSkeleton } from '@revisoins/router';
import { createElement as h } from 'react';
import { expect, test } from 'vitest';
import { renderSkeleton } from './render-skeleton.tsx';

const render = (skeleton: RemoteSkeleton, path = '/cards') =>
  renderSkeleton(skeleton, { remote: 'cards', path, language: 'fr' });
const heading = h('h1', null, 'Les ', h('b', null, 'cartes'));

test('names the page after its heading', () => {
  expect(render({ Screen: () => heading })).toMatchObject({ language: 'fr', title: 'Les cartes' });
  const titled = h('h1', { 'data-page-title': 'Une carte' } as object, 'Carte 1');
  expect(render({ Screen: () => titled }).title).toBe('Une carte');
});

test('refuses a screen without a heading', () => {
  expect(() => render({ Screen: () => h('p') })).toThrow('The skeleton of /cards');
});

test('sizes are rules, because the security policy allows no style attribute', () => {
  const block = (height: string) => h('i', { style: { height } });
  const { html, styles } = render({
    Screen: () => h('div', null, heading, block('2rem'), block('3rem'), block('2rem')),
  });
  expect(html).toContain('<i data-size="0"></i><i data-size="1"></i><i data-size="0"></i>');
  expect(styles).toBe(
    '[data-remote="cards"] [data-size="0"]{height:2rem}[data-remote="cards"] [data-size="1"]{height:3rem}',
  );
});

test('a form cannot be sent by the browser', () => {
  const form = h('form', null, heading, h('input', { type: 'password', name: 'password' }));
  expect(render({ Screen: () => form }).html).toMatch(/^<form method="dialog"><h1>/);
});

test('texts of an address are placeholders in the HTML, and a list for each value', () => {
  const found = render(
    {
      Screen: ({ texts: [name = ''] }) => h('h1', null, name),
      variants: { values: ['1', '2'], texts: (value) => [`Card ${value}`] },
    },
    '/cards/:card',
  );
  expect(found).toMatchObject({
    title: '{{0}}',
    html: '<h1>{{0}}</h1>',
    texts: { 1: ['Card 1'], 2: ['Card 2'] },
  });
});
