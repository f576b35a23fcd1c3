import { expect, test } from 'vitest';
import { dropKeptForm, keepForm, keptForm } from './stored-form.ts';

test('a form waits for the learner who wrote it, and for nobody else', () => {
  const form = { learner: 'u1', name: 'username', values: { username: 'lea' } };
  keepForm(form);
  expect([keptForm('u1'), keptForm('u2'), keptForm(undefined)]).toEqual([form, null, null]);
  dropKeptForm();
  expect(keptForm('u1')).toBeNull();
});
