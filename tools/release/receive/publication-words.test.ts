import { expect, test } from 'vitest';
import { shapeProblems } from '../gate/declaration/read-declaration.ts';
import { inTeamWords, publicationWords } from './publication-words.ts';

const read = (fields: Record<string, string>) =>
  publicationWords({ remote: 'cards', fields, folder: '/received', site: '/site' });
const words = (fields: Record<string, string>) => {
  const asked = read(fields);
  return 'words' in asked ? asked.words : [];
};

test.each(['publish', 'check'])('what a team sends to %s goes through the conformance kit', (command) => {
  expect(words({ command })).toEqual([
    command,
    'cards',
    '--site',
    '/site',
    '--from',
    '/received',
    '--conformance',
  ]);
});

test('a preview goes without it, and keeps its name and the address of its link', () => {
  const fields = { command: 'publish', preview: 'my-branch', address: 'https://revisoins.example' };
  const said = words(fields).join(' ');
  expect(said).toContain('--preview my-branch --address https://revisoins.example');
  expect(said).not.toContain('--conformance');
});

test.each([{ command: 'list' }, { command: 'rollback' }, { command: 'previews' }])(
  '%j takes no build',
  (fields) => {
    expect(words({ ...fields, traffic: '50', tag: 'beta', version: '1.0.0' })).toEqual([
      fields.command,
      'cards',
      '--site',
      '/site',
    ]);
  },
);

test.each([
  [
    { command: 'publish', preview: 'feature/Cards' },
    '--preview takes lower case letters, digits and hyphens',
  ],
  [{ command: 'previews', remove: 'a b' }, '--remove takes lower case letters, digits and hyphens'],
  [{ command: 'publish', traffic: 'half' }, '--traffic takes a whole number from 0 to 100, not "half".'],
  [
    { command: 'publish', tag: 'bêta' },
    '--tag takes letters, digits, dots and hyphens, 40 at most, not "bêta".',
  ],
  [{ command: 'promote', version: 'latest' }, 'promote takes the id of a version, such as 0.1.0-4039e571'],
  [{ command: 'remove' }, 'the rest is for the operator'],
  [{ command: 'publish', site: '/etc' }, 'the rest is for the operator'],
])('%j is refused with a sentence about it', (fields, sentence) => {
  expect(read(fields)).toEqual({ problem: expect.stringContaining(sentence) as string });
});

test('the next steps that a team reads are its own commands', () => {
  const said = (remote: string) => `Back: npm run remote -- rollback ${remote}`;
  expect(inTeamWords(said('cards'), 'cards')).toBe('Back: npm run release -- rollback');
  expect(inTeamWords(said('cards-two'), 'cards')).toBe(said('cards-two'));
  expect(inTeamWords('npm run remote -- invite cards', 'cards')).toBe('npm run remote -- invite cards');
  expect(inTeamWords('Open it with "npm run dev -- cards".', 'cards')).toBe('Open it with "npm run dev".');
});

test('a team is sent to the guide that the site serves', () => {
  const [problem = ''] = shapeProblems({});
  expect(inTeamWords(problem, 'cards', 'https://revisoins.example')).toContain(
    'See https://revisoins.example/sdk/docs/remote-team.md for',
  );
});
