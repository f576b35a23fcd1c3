import { expect, test } from 'vitest';
import { publicationWords } from './publication-words.ts';

const words = (fields: Record<string, string>) =>
  publicationWords({ remote: 'cards', fields, folder: '/received', site: '/site' });

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
  const said = words(fields)?.join(' ');
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
