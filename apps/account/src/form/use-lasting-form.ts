import { session } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';
import { useEffect, useRef, useState } from 'react';
import { formToast } from './form-toast.ts';
import { dropStoredForm, keepForm, storedForm } from './stored-form.ts';
import { useForm } from './use-form.ts';

/**
 * A form that survives the end of the session: the learner is asked to sign in again and finds the input
 * unchanged. Not for passwords. `name` is the dialog to reopen.
 */
export function useLastingForm<Name extends string>(name: string, initial: Readonly<Record<Name, string>>) {
  const { t } = useTranslation('account');
  const [learner] = useState(() => session.getState().user?.id);
  const waiting = storedForm(learner);
  const form = useForm<Record<Name, string>>({
    ...initial,
    ...(waiting?.name === name ? waiting.values : {}),
  });
  const end = useRef<() => void>(() => undefined);

  useEffect(() => {
    const changed = Object.entries(form.values).some(([field, value]) => value !== initial[field as Name]);
    end.current = () => {
      if (learner === undefined || !changed || session.getState().status !== 'signed-out') return;
      keepForm({ learner, name, values: form.values });
      formToast({ title: t('kept.title'), description: t('kept.body'), variant: 'info' });
    };
  });
  useEffect(() => {
    dropStoredForm();
    return () => end.current();
  }, []);
  return form;
}
