// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Field, TextInput } from '@revisoins/ui';
import { afterEach, expect, test } from 'vitest';
import { useForm } from './use-form.ts';

// A limit is for what hangs; a busy machine must not reach it.
configure({ asyncUtilTimeout: 30_000 });

afterEach(cleanup);

interface Answer {
  refused?: { first?: string; second?: string };
}

/** A form with two fields, and a server that answers when the test says so. */
function TestForm({ send }: { readonly send: (values: object) => Promise<Answer> }) {
  const { attach, values, errors, busy, set, refuse, handle } = useForm({ first: '', second: '' });
  const submit = handle(async () => {
    const { refused } = await send(values);
    if (refused) refuse(refused);
  });
  return (
    <form ref={attach} onSubmit={submit}>
      <fieldset disabled={busy}>
        <Field label="Premier" error={errors.first}>
          <TextInput value={values.first} onChange={(event) => set('first', event.target.value)} />
        </Field>
        <Field label="Second" error={errors.second}>
          <TextInput value={values.second} onChange={(event) => set('second', event.target.value)} />
        </Field>
      </fieldset>
      <button type="submit">Envoyer</button>
    </form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Envoyer' }));

test('a refusal keeps the input, shows what is wrong and moves to the first invalid field', async () => {
  render(<TestForm send={() => Promise.resolve({ refused: { second: 'Trop court' } })} />);
  type('Premier', 'Zoé');
  type('Second', 'x');
  press();
  await waitFor(() => expect(document.activeElement).toBe(field('Second')));
  expect(screen.getByText('Trop court')).toBeTruthy();
  expect([field('Premier').value, field('Second').value]).toEqual(['Zoé', 'x']);
});

test('typing clears the message of that field and does not move the focus', async () => {
  render(<TestForm send={() => Promise.resolve({ refused: { first: 'Requis', second: 'Requis aussi' } })} />);
  press();
  await waitFor(() => expect(document.activeElement).toBe(field('Premier')));
  type('Premier', 'Zoé');
  expect(screen.queryByText('Requis')).toBeNull();
  expect(screen.getByText('Requis aussi')).toBeTruthy();
  expect(document.activeElement).toBe(field('Premier'));
});

test('the form is locked while it is sent, and sent once', async () => {
  const sent: object[] = [];
  let answer: (answer: Answer) => void = () => undefined;
  const send = (values: object) => {
    sent.push(values);
    return new Promise<Answer>((resolve) => {
      answer = resolve;
    });
  };
  render(<TestForm send={send} />);
  type('Premier', 'Zoé');
  press();
  await waitFor(() => expect(document.querySelector('fieldset')?.disabled).toBe(true));
  press();
  answer({});
  await waitFor(() => expect(document.querySelector('fieldset')?.disabled).toBe(false));
  expect(sent).toEqual([{ first: 'Zoé', second: '' }]);
});
