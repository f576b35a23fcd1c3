import { initials, usePerson, useProfile } from '@revisoins/auth';
import { toast } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Alert, Avatar, Button, Dialog } from '@revisoins/ui';
import { ImageUp } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import formStyles from '../form/form.module.css';
import { useFailure } from '../form/use-failure.ts';
import { changeAvatar } from './change-avatar.ts';
import styles from './change-avatar.module.css';
import { squarePicture, type SquarePicture } from './square-picture.ts';

export function Component({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('account');
  const person = usePerson();
  const profile = useProfile();
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const { preview, error, busy, choose, save } = useChangeAvatar(onClose);

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('menu.avatar')}
      description={t('avatar.lead')}
      closeLabel={t('close')}
    >
      <div className={styles.preview}>
        <Avatar size={112} initials={person ? initials(person) : ''} src={preview ?? profile?.avatar_url} />
      </div>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/gif,image/webp"
        hidden
        onChange={(event) => void choose(event.target.files?.[0])}
      />
      <Button
        variant="secondary"
        wide
        icon={<ImageUp size={20} aria-hidden="true" />}
        disabled={busy}
        aria-describedby={hintId}
        onClick={() => input.current?.click()}
      >
        {preview !== null ? t('avatar.other') : t('avatar.label')}
      </Button>
      <p id={hintId} className={styles.hint}>
        {t('avatar.hint')}
      </p>
      <div role="alert">{error === null ? null : <Alert tone="bad">{error}</Alert>}</div>
      <div className={formStyles.actions}>
        <Button variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button busy={busy} busyLabel={t('saving')} onClick={() => void save()}>
          {t('save')}
        </Button>
      </div>
    </Dialog>
  );
}

/** The picture that was chosen, and saving it. */
function useChangeAvatar(onClose: () => void) {
  const { t } = useTranslation('account');
  const failure = useFailure();
  /** The file that was chosen last: a press on Save may come before it is read. */
  const reading = useRef<Promise<SquarePicture> | null>(null);
  const [picture, setPicture] = useState<Blob | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const preview = useMemo(() => (picture ? URL.createObjectURL(picture) : null), [picture]);
  useEffect(() => () => (preview === null ? undefined : URL.revokeObjectURL(preview)), [preview]);

  const show = (made: SquarePicture) => {
    setPicture(made.kind === 'ok' ? made.picture : null);
    setError(made.kind === 'ok' ? null : t(`avatar.${made.kind}`));
  };

  const choose = async (file: File | undefined) => {
    if (!file) return;
    const read = squarePicture(file);
    reading.current = read;
    const made = await read;
    if (reading.current === read) show(made);
  };

  const save = async () => {
    if (reading.current === null) return setError(t('avatar.none'));
    setBusy(true);
    const made = await reading.current;
    const outcome = made.kind === 'ok' ? await changeAvatar(made.picture, Date.now()) : null;
    setBusy(false);
    if (outcome === null) return show(made);
    if (outcome.kind === 'ok') {
      toast({ title: t('avatar.done'), variant: 'success' });
      return onClose();
    }
    const plain = {
      title: t('error'),
      description: t(outcome.kind === 'too-many' ? 'avatar.too-many' : 'avatar.failed'),
    };
    const message = outcome.kind === 'session-expired' ? failure(outcome, plain) : plain;
    toast({ ...message, variant: 'destructive' });
  };

  return { preview, error, busy, choose, save };
}
