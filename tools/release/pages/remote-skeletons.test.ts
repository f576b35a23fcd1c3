import { expect, test } from 'vitest';
import { htmlProblem, readSkeletons } from './remote-skeletons.ts';

test.each([
  '<main id="main" tabindex="-1" class="a b"><h1>Se connecter</h1></main>',
  '<form method="dialog" novalidate=""><input type="email" value=""/><br/></form>',
  '<a href="/skills">l’air &amp; l&#x27;eau</a>',
  '<svg width="18" viewBox="0 0 24 24" stroke-width="2"><path d="M5 12h14"></path></svg>',
  '',
])('a page takes %s', (html) => expect(htmlProblem(html)).toBeUndefined());

test.each([
  ['<script>x()</script>', 'the element script'],
  ['<style>*{}</style>', 'the element style'],
  ['<p onclick="x()"></p>', 'the attribute onclick'],
  ['<p style="color:red"></p>', 'the attribute style'],
  ['<img src="x"/>', 'the attribute src'],
  ['<p data-view="fr"></p>', 'the attribute data-view'],
  ['<a href="javascript:x()"></a>', 'a link to javascript:x()'],
  ['<a href="//elsewhere.example"></a>', 'a link to //elsewhere.example'],
  ['<form></form>', 'a form that the browser sends'],
  ['<form method="get"></form>', 'a form that the browser sends'],
  ['<button formaction="/x"></button>', 'the attribute formaction'],
  ['<div></div></div>', 'an element div that ends without its beginning'],
  ['<div><p></div></p>', 'an element div that ends without its beginning'],
  ['<div>', 'an element div without its end'],
  ['<!-- x -->', '"<!-- x -->", which is no plain element'],
  ['<p class=a></p>', '"<p class=a></p>", which is no plain element'],
])('a page does not take %s', (html, problem) => expect(htmlProblem(html)).toBe(problem));

const skeleton = { language: 'fr', title: 'Cartes', html: '<h1>Cartes</h1>', styles: '' };
const read = (...skeletons: object[]) => readSkeletons(JSON.stringify({ home: skeletons }), 'cards');

test('reads what a build writes', () => {
  const styles = '[data-remote="cards"] [data-size="0"]{width:4ch;height:calc(2rem + 1px)}';
  expect(read({ ...skeleton, styles }).skeletons.home).toHaveLength(1);
});

test.each([
  ['styles of others', { ...skeleton, styles: 'h1{color:red}' }],
  [
    'an address in its styles',
    { ...skeleton, styles: '[data-remote="cards"] [data-size="0"]{background:url(x)}' },
  ],
  ['a script', { ...skeleton, html: '<script>x()</script>' }],
  ['a field that nobody knows', { ...skeleton, more: true }],
  ['too much', { ...skeleton, html: 'x'.repeat(30_000) }],
])('leaves out a skeleton that has %s, and reports it', (_, found) => {
  const { skeletons, problems } = read(found);
  expect([skeletons, problems.length]).toEqual([{}, 1]);
});

test('a file that is no JSON holds no skeletons', () => {
  expect(readSkeletons('{', 'cards')).toMatchObject({
    skeletons: {},
    problems: [expect.stringContaining('no JSON')],
  });
});
