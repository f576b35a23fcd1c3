import { expect, test } from 'vitest';
import { dropStoredForm, storedForm, storeForm } from './stored-form.ts';

test('a form waits for the learner who wrote it, and for nobody else', () => {
  const form = { learner: 'u1', name: 'username', values: { username: 'lea' } };
  storeForm(form);
  expect([storedForm('u1'), storedForm('u2'), storedForm(undefined)]).toEqual([form, null, null]);
  dropStoredForm();
  expect(storedForm('u1')).toBeNull();
});
