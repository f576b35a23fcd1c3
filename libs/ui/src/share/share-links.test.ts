import { expect, test } from 'vitest';
import { facebookLink, whatsAppLink } from './share-links.ts';

const message = 'Nutrition : 80 % (8/10) & plus';

test('gives WhatsApp the whole message', () => {
  expect(new URL(whatsAppLink(message)).searchParams.get('text')).toBe(message);
  expect(whatsAppLink(message)).not.toContain('+');
});

test('gives Facebook the link and the message', () => {
  const { searchParams } = new URL(facebookLink(message, 'https://revisoins.example'));
  expect(Object.fromEntries(searchParams)).toEqual({ u: 'https://revisoins.example', quote: message });
});
