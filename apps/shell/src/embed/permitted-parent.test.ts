import { expect, test } from 'vitest';
import { permittedParent } from './permitted-parent.ts';

const own = 'https://revisoins.example';
const config = {
  apiUrl: 'https://api.example',
  publishableKey: 'pk',
  embedding: { parents: ['https://cegep.example'] },
};

test.each([['https://cegep.example'], [own]])('%s may embed', (origin) =>
  expect(permittedParent(config, origin, own)).toBe(origin),
);

test.each([
  [null],
  ['*'],
  ['null'],
  ['https://cegep.example.evil.example'],
  ['http://cegep.example'],
  ['https://cegep.example/'],
])('%s may not', (origin) => expect(permittedParent(config, origin, own)).toBeUndefined());

test('nobody else may if the operator lists nobody', () => {
  expect(
    permittedParent({ apiUrl: config.apiUrl, publishableKey: 'pk' }, 'https://cegep.example', own),
  ).toBeUndefined();
});
