import { endOtherSessions, listSessions, signOut } from '@revisoins/auth';
import { useSettled } from '@revisoins/host';
import { formatDate, useTranslation } from '@revisoins/i18n';
import { Alert, Button, Chip, Dialog } from '@revisoins/ui';
import { useState } from 'react';
import { formToast } from '../form/form-toast.ts';
import formStyles from '../form/form.module.css';
import { useFailure } from '../form/use-failure.ts';
import { deviceName } from './device-name.ts';
import type { LoadedDialogProps } from './loaded-dialog.tsx';
import styles from './sessions.module.css';

const MOST_LISTED = 10;

export const loader = listSessions;
type Outcome = Awaited<ReturnType<typeof loader>>;
type OpenSession = Extract<Outcome, { kind: 'ok' }>['sessions'][number];

/** The learner's sessions, and a button to end the others. */
export function Component({ onClose, data, reload }: LoadedDialogProps<Outcome>) {
  const { t } = useTranslation('account');
  const failure = useFailure();
  const read = useSettled(data);
  const sessions = read?.kind === 'ok' ? read.sessions : [];
  const { busy, endOthers, endAll } = useEndSessions(onClose, reload);
  const plain = { title: t('error'), description: t('sessions.failed') };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('menu.sessions')}
      description={t('sessions.lead')}
      closeLabel={t('close')}
    >
      <div className={formStyles.form}>
        {read === undefined ? <p role="status">{t('sessions.loading')}</p> : null}
        {read === undefined || read.kind === 'ok' ? null : (
          <Alert tone="bad">
            {read.kind === 'failed' ? plain.description : failure(read, plain).description}
          </Alert>
        )}
        <SessionList sessions={sessions} />
        <div className={formStyles.actions}>
          <Button
            variant="secondary"
            disabled={sessions.length < 2}
            busy={busy === 'others'}
            busyLabel={t('sessions.busy')}
            onClick={() => void endOthers()}
          >
            {t('sessions.endOthers')}
          </Button>
          <Button
            variant="destructive"
            busy={busy === 'all'}
            busyLabel={t('sessions.busy')}
            onClick={() => void endAll()}
          >
            {t('sessions.endAll')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function SessionList({ sessions }: { readonly sessions: readonly OpenSession[] }) {
  const { t } = useTranslation('account');
  const listed = sessions.slice(0, MOST_LISTED);
  const more = sessions.length - listed.length;
  return (
    <>
      <ul className={styles.sessions}>
        {listed.map((one) => (
          <li key={one.id} className={styles.session}>
            <strong>{deviceName(one.user_agent) ?? t('sessions.unknown')}</strong>
            {one.is_current ? <Chip tone="ok">{t('sessions.here')}</Chip> : null}
            <span className={styles.when}>
              {t('sessions.when', {
                began: formatDate(new Date(one.began_at), 'moment'),
                used: formatDate(new Date(one.used_at), 'moment'),
              })}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className={styles.more}>{t('sessions.more', { count: more })}</p> : null}
    </>
  );
}

/** Ends the learner's other sessions, or all of them. */
function useEndSessions(onClose: () => void, reload: () => void) {
  const { t } = useTranslation('account');
  const failure = useFailure();
  const [busy, setBusy] = useState<'others' | 'all'>();
  const plain = { title: t('error'), description: t('sessions.failed') };

  const endOthers = async () => {
    setBusy('others');
    const outcome = await endOtherSessions();
    setBusy(undefined);
    if (outcome.kind !== 'ok') return formToast({ ...failure(outcome, plain), variant: 'destructive' });
    formToast({ title: t('sessions.othersEnded'), variant: 'success' });
    reload();
  };
  const endAll = async () => {
    setBusy('all');
    const outcome = await signOut({ everywhere: true });
    formToast(
      outcome.kind === 'ok'
        ? { title: t('sessions.allEnded'), variant: 'success' }
        : {
            title: t(`signOut.${outcome.kind}`),
            description: t(`signOut.${outcome.kind}Body`),
            variant: 'destructive',
          },
    );
    onClose();
  };

  return { busy, endOthers, endAll };
}
