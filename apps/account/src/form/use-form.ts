import { useEffect, useState, type SyntheticEvent } from 'react';

export type FormErrors<V> = { readonly [Name in keyof V]?: string | undefined };

/**
 * The state of a form. The values stay until the component unmounts. After an error, focus goes to the first
 * invalid field; after any submission, focus returns if locking the fields took it away.
 */
export function useForm<V extends object>(initial: V) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FormErrors<V>>({});
  const [busy, setBusy] = useState(false);
  const [refusalCount, setRefusalCount] = useState(0);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const [focused, setFocused] = useState<Element | null>(null);

  useEffect(() => {
    if (refusalCount > 0 && !busy) form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [form, refusalCount, busy]);

  useEffect(() => {
    const lost = document.activeElement === document.body;
    if (!busy && lost && focused instanceof HTMLElement && focused.isConnected) focused.focus();
  }, [focused, busy]);

  const set = <Name extends keyof V>(name: Name, value: V[Name]): void => {
    setValues((current) => ({ ...current, [name]: value }));
    setErrors((current) => ({ ...current, [name]: undefined }));
  };

  return {
    /** The form's `ref`. */
    attach: setForm,
    values,
    errors,
    busy,
    set,
    /** What a field for this text needs: its value, its error, and what a change does. */
    bind: <Name extends keyof V>(name: Name) => ({
      value: values[name],
      error: errors[name],
      onChange: (value: V[Name]) => set(name, value),
    }),
    /** Shows each error beside its field. */
    refuse(found: FormErrors<V>): void {
      setErrors(found);
      setRefusalCount((count) => count + 1);
    },
    /** The `onSubmit` handler; a second press while `work` runs does nothing. */
    handle: (work: () => Promise<void>) => (event: SyntheticEvent) => {
      event.preventDefault();
      if (busy) return;
      setFocused(document.activeElement);
      setBusy(true);
      void work().finally(() => setBusy(false));
    },
  };
}
