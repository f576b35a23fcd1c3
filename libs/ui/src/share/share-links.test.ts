import { expect, it } from 'vitest';
import { facebookLink, whatsAppLink } from './share-links.ts';

const message = 'Nutrition : 80 % (8/10) & plus';

it('carries the whole message to WhatsApp', () => {
  expect(new URL(whatsAppLink(message)).searchParams.get('text')).toBe(message);
  expect(whatsAppLink(message)).not.toContain('+');
});

it('carries the link and the message to Facebook', () => {
  const { searchParams } = new URL(facebookLink(message, 'https://revisoins.example'));
  expect(Object.fromEntries(searchParams)).toEqual({ u: 'https://revisoins.example', quote: message });
});
