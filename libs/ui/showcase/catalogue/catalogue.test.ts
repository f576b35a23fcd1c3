import { expect, test } from 'vitest';
import * as hosting from '../../src/hosting.ts';
import * as library from '../../src/index.ts';
import { groups } from './catalogue.tsx';

/** The page around the specimens. */
const page = ['Page', 'PageHeading'];

test('shows every component of the library', () => {
  const shown = Object.values(groups).flatMap((specimens) =>
    specimens.flatMap(({ components }) => components),
  );
  const components = Object.keys({ ...library, ...hosting }).filter(
    (name) => /^[A-Z]/.test(name) && !page.includes(name),
  );
  expect(components.filter((name) => !shown.includes(name))).toEqual([]);
});
