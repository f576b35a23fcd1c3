import {
  endOtherSessions,
  listSessions,
  signOut,
  type OpenSession,
  type SessionFailure,
} from '@revisoins/auth';
import { formatDate, useTranslation } from '@revisoins/i18n';
import { Alert, Button, Chip, Dialog } from '@revisoins/ui';
import { useEffect, useState } from 'react';
import { formToast } from '../form/form-toast.ts';
import formStyles from '../form/form.module.css';
import { useFailure } from '../form/use-failure.ts';
import { deviceName } from './device-name.ts';
import styles from './sessions.module.css';

const MOST_LISTED = 10;

/** The learner's sessions, and a button to end the others. */
export function Component({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('account');
  const failure = useFailure();
  const [sessions, setSessions] = useState<readonly OpenSession[] | null>(null);
  const [failed, setFailed] = useState<SessionFailure>();
  const [busy, setBusy] = useState<'others' | 'all'>();
  const plain = { title: t('error'), description: t('sessions.failed') };

  useEffect(() => {
    let isGone = false;
    void listSessions().then((outcome) => {
      if (isGone) return;
      if (outcome.kind === 'ok') setSessions(outcome.sessions);
      else setFailed(outcome);
    });
    return () => {
      isGone = true;
    };
  }, []);

  const endOthers = async () => {
    setBusy('others');
    const outcome = await endOtherSessions();
    setBusy(undefined);
    if (outcome.kind !== 'ok') return formToast({ ...failure(outcome, plain), variant: 'destructive' });
    formToast({ title: t('sessions.othersEnded'), variant: 'success' });
    setSessions((known) => known?.filter((one) => one.is_current) ?? null);
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

  const listed = sessions?.slice(0, MOST_LISTED) ?? [];
  const more = (sessions?.length ?? 0) - listed.length;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('menu.sessions')}
      description={t('sessions.lead')}
      closeLabel={t('close')}
    >
      <div className={formStyles.form}>
        {failed === undefined ? null : (
          <Alert tone="bad">
            {failed.kind === 'failed' ? plain.description : failure(failed, plain).description}
          </Alert>
        )}
        {sessions === null && failed === undefined ? <p role="status">{t('sessions.loading')}</p> : null}
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
        <div className={formStyles.actions}>
          <Button
            variant="secondary"
            disabled={(sessions?.length ?? 0) < 2}
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
