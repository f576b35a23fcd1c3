import { session } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';
import { useEffect, useRef, useState } from 'react';
import { formToast } from './form-toast.ts';
import { dropStoredForm, storedForm, storeForm } from './stored-form.ts';
import { useForm } from './use-form.ts';

/**
 * A form that survives the end of the session: the learner is asked to sign in again and finds the input
 * unchanged, except for `secrets` (passwords and codes), which are never stored. `name` is the dialog to
 * reopen.
 */
export function useLastingForm<Name extends string, Secret extends string = never>(
  name: string,
  initial: Readonly<Record<Name, string>>,
  secrets?: Readonly<Record<Secret, string>>,
) {
  const { t } = useTranslation('account');
  const [learner] = useState(() => session.getState().user?.id);
  const waiting = storedForm(learner);
  const form = useForm<Record<Name | Secret, string>>({
    ...initial,
    ...(waiting?.name === name ? waiting.values : {}),
    ...secrets,
  } as Record<Name | Secret, string>);
  const end = useRef<() => void>(() => undefined);

  useEffect(() => {
    const fields = Object.keys(initial) as Name[];
    const changed = fields.some((field) => form.values[field] !== initial[field]);
    end.current = () => {
      if (learner === undefined || !changed || session.getState().status !== 'signed-out') return;
      storeForm({
        learner,
        name,
        values: Object.fromEntries(fields.map((field) => [field, form.values[field]])),
      });
      formToast({ title: t('storedForm.title'), description: t('storedForm.body'), variant: 'info' });
    };
  });
  useEffect(() => {
    dropStoredForm();
    return () => end.current();
  }, []);
  return form;
}
