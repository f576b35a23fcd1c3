import { expect, test } from 'vitest';
import { dropStoredForm, storedForm, storeForm } from './stored-form.ts';

test('a form is kept for the learner who filled it in, and for nobody else', () => {
  const form = { learner: 'u1', name: 'username', values: { username: 'lea' } };
  storeForm(form);
  expect([storedForm('u1'), storedForm('u2'), storedForm(undefined)]).toEqual([form, null, null]);
  dropStoredForm();
  expect(storedForm('u1')).toBeNull();
});
