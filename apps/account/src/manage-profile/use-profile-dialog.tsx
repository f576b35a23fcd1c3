import { toast } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { useState, type ReactNode, useEffect, useEffectEvent } from 'react';
import { dismissFormToast } from '../form/form-toast.ts';
import { storedForm } from '../form/stored-form.ts';
import { openLoaded, type DialogModule } from './loaded-dialog.tsx';

// One chunk for all dialogs: each chunk adds a hash to the remote's entry.
const dialogs = {
  avatar: (): Promise<DialogModule> => import(/* webpackChunkName: "dialogs" */ './change-avatar.dialog.tsx'),
  username: (): Promise<DialogModule> =>
    import(/* webpackChunkName: "dialogs" */ './change-username.dialog.tsx'),
  email: (): Promise<DialogModule> => import(/* webpackChunkName: "dialogs" */ './change-email.dialog.tsx'),
  password: (): Promise<DialogModule> =>
    import(/* webpackChunkName: "dialogs" */ './change-password.dialog.tsx'),
  sessions: () => openLoaded(import(/* webpackChunkName: "dialogs" */ './sessions.dialog.tsx')),
  secondStep: () => openLoaded(import(/* webpackChunkName: "dialogs" */ './second-step.dialog.tsx')),
  delete: (): Promise<DialogModule> =>
    import(/* webpackChunkName: "dialogs" */ '../delete-account/delete-account.dialog.tsx'),
};

export type ProfileDialogName = keyof typeof dialogs;

export const isProfileDialog = (name: string): name is ProfileDialogName => Object.hasOwn(dialogs, name);

/** The open dialog of the profile menu. Dialogs load on demand; a failure to load is shown. */
export function useProfileDialog(): {
  open: (name: ProfileDialogName) => void;
  opener: (name: ProfileDialogName) => () => void;
  element: ReactNode;
} {
  const { t } = useTranslation('account');
  const [shown, setShown] = useState<DialogModule | null>(null);
  const open = (name: ProfileDialogName): void => {
    dialogs[name]().then(setShown, () => {
      toast({ title: t('menu.notLoaded'), description: t('menu.notLoadedBody'), variant: 'destructive' });
    });
  };
  const close = (): void => {
    dismissFormToast();
    setShown(null);
  };
  return {
    open,
    opener: (name) => () => open(name),
    element: shown ? <shown.Component onClose={close} /> : null,
  };
}

/** Reopens the dialog that the end of a session interrupted, once its learner is signed in again. */
export function useReopenedForm(learner: string | undefined, open: (name: ProfileDialogName) => void): void {
  const reopen = useEffectEvent(() => {
    const waiting = storedForm(learner);
    if (waiting !== null && isProfileDialog(waiting.name)) open(waiting.name);
  });
  useEffect(() => reopen(), [learner]);
}
