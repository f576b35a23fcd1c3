import { useEffect, useEffectEvent } from 'react';
import { storedForm } from '../form/stored-form.ts';
import { isProfileDialog, type ProfileDialogName } from './use-profile-dialog.tsx';

/** Reopens the dialog that the end of a session interrupted, once its learner is signed in again. */
export function useReopenedForm(learner: string | undefined, open: (name: ProfileDialogName) => void): void {
  const reopen = useEffectEvent(() => {
    const waiting = storedForm(learner);
    if (waiting !== null && isProfileDialog(waiting.name)) open(waiting.name);
  });
  useEffect(() => reopen(), [learner]);
}
