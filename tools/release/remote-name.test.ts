import { attemptKindSchema } from '@revisoins/contracts';
import { expect, test } from 'vitest';
import { isFreeName, isRemoteName, nameSentence } from './remote-name.ts';

test.each(['quiz', 'flash-cards', 'q', 'quiz2', `q${'z'.repeat(39)}`])(
  '%s is a name for a remote',
  (name) => {
    expect(isRemoteName(name)).toBe(true);
    expect(attemptKindSchema.safeParse(name).success).toBe(true);
  },
);

test.each(['', 'Quiz', '2quiz', '-quiz', 'quiz_two', 'quiz.two', 'é', `q${'z'.repeat(40)}`])(
  '%j is no name, for the command as for the declaration',
  (name) => {
    expect(isRemoteName(name)).toBe(false);
    expect(attemptKindSchema.safeParse(name).success).toBe(false);
  },
);

test.each(['constructor', 'con', 'lpt1'])('%s is no name: something else has it', (name) => {
  expect(isRemoteName(name)).toBe(false);
});

test('no new remote is called as the host is, which has its own releases', () => {
  expect(isRemoteName('shell')).toBe(true);
  expect(isFreeName('shell')).toBe(false);
  expect(isFreeName('flash-cards')).toBe(true);
  expect(nameSentence('shell')).toContain('the host of all remotes has it');
});
