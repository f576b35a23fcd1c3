import { SITE_GUIDE } from '@revisoins/release/sdk-paths';
import { expect, test } from 'vitest';
import { teamGuide } from './team-guide.ts';

test('the guide that a site serves leads to no file of this repository, and its own links lead somewhere', () => {
  const guide = teamGuide();
  const targets = [...guide.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);
  expect(targets.filter((target) => !target.startsWith('#'))).toEqual([]);
  const anchors = [
    ...[...guide.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id),
    ...[...guide.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    ),
  ];
  for (const target of targets) expect(anchors).toContain(target.slice(1));
});

test('its chapter for teams without this repository names nothing of it, and says what a key is before it takes one', () => {
  const [outside = ''] = teamGuide().split('\n# In the repository\n');
  expect(outside).toContain('# Without the repository');
  expect(outside.match(/this tree|\b(?:apps|tools)\/|\blibs\/(?!backend\/src\/database)/g)).toBeNull();
  expect(outside).toContain('makes one for your remote');
  expect(outside.indexOf('makes one for your remote')).toBeLessThan(outside.indexOf('npm run publish'));
});

test('errors name the address at which it is served, which teams have in their README', () => {
  expect(SITE_GUIDE).toBe('/sdk/docs/remote-team.md');
});
