import { expect, test } from 'vitest';
import { htmlToText } from './html-to-text.ts';

test('blocks become lines and links keep their address', () => {
  expect(
    htmlToText(
      '<head><title>t</title></head><h1>Bonjour</h1>\n<p>Un <b>mot</b> &amp; plus.</p><p><a href="http://a/?b=1&c=2">Confirmer</a></p>',
    ),
  ).toBe('Bonjour\nUn mot & plus.\nConfirmer\nhttp://a/?b=1&c=2');
});
