import { expect, test } from 'vitest';
import { plainFromHtml } from './plain-from-html.ts';

test.each([
  ['<p dir="ltr" style="text-align: left;">Que faites-vous?</p>', 'Que faites-vous?'],
  [
    '<p>M.&nbsp;Roy a 38,5&nbsp;&deg;C.</p>\n<p>Que&#39;est-ce?<br></p>',
    "M.\u00a0Roy a 38,5\u00a0°C. Que'est-ce?",
  ],
  ['<p>La <strong>meilleure</strong> r&eacute;ponse</p>', 'La meilleure réponse'],
  ['moins de 5 < 6 &amp; &#x2019;', 'moins de 5 < 6 & ’'],
])('reads %s', (html, text) => expect(plainFromHtml(html)).toBe(text));

test.each([
  '<p><img src="x.png"></p>',
  '<table><tr><td>5</td></tr></table>',
  'Un &fnof; inconnu',
  '&#0;',
  '<!-- x --><script>1</script>',
])('refuses %s', (html) => expect(plainFromHtml(html)).toBeNull());
