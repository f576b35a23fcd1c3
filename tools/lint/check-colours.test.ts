import { expect, test } from 'vitest';
import { checkColours, hasColours } from './check-colours.ts';

const tokens = ':root { --paper: #faf7f2; --ink: #17272b; }';

test('a copy of a token is let pass', () => {
  expect(checkColours('a.html', '<body style="background:#faf7f2;color:#17272b">', tokens)).toEqual([]);
});

test('a copy is refused once its token has another value', () => {
  const changed = tokens.replace('#faf7f2', '#ffffff');
  expect(checkColours('a.html', '<p>\n<body style="background:#faf7f2;color:#17272b">', changed)).toEqual([
    'a.html:2 has #faf7f2, which is no colour of libs/ui/src/tokens.css.',
  ]);
});

test('mails and the page of the browser have copies, components have none', () => {
  expect(hasColours('supabase/templates/invite.html')).toBe(true);
  expect(hasColours('apps/shell/src/index.html')).toBe(true);
  expect(hasColours('libs/ui/src/button/button.tsx')).toBe(false);
});
