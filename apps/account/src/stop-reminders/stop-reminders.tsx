import { callRpc } from '@revisoins/backend';
import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Alert, Button, Card, LinkButton, Page } from '@revisoins/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import styles from '../form/form.module.css';

const answer = z.object({ outcome: z.enum(['stopped', 'unknown']) });

/**
 * Where the link of a reminder leads: a button that stops them, without signing in. Only its press calls the
 * server, so that a mail scanner that opens the page stops nothing.
 */
export function StopReminders({ token }: { readonly token: string }) {
  const { t } = useTranslation('account');
  const [outcome, setOutcome] = useState<'asked' | 'stopped' | 'unknown' | 'failed'>(
    token === '' ? 'unknown' : 'asked',
  );
  const [busy, setBusy] = useState(false);
  const stop = async () => {
    setBusy(true);
    try {
      setOutcome(answer.parse(await callRpc('stop_reminders', { token })).outcome);
    } catch {
      setOutcome('failed');
    }
    setBusy(false);
  };
  const said = outcome === 'failed' ? 'asked' : outcome;
  return (
    // Another title is another page to a screen reader.
    <Page key={said} width="form" title={t(`reminders.${said}.title`)} lead={t(`reminders.${said}.lead`)}>
      <Card>
        <div className={styles.form}>
          {outcome === 'failed' ? (
            <Alert tone="bad" live="assertive" title={t('reminders.failed.title')}>
              <p>{t('reminders.failed.body')}</p>
            </Alert>
          ) : null}
          {said === 'asked' ? (
            <Button wide busy={busy} busyLabel={t('reminders.stopping')} onClick={() => void stop()}>
              {t('reminders.stop')}
            </Button>
          ) : (
            <LinkButton wide>
              <Link to="/dashboard">{t('confirmation.home')}</Link>
            </LinkButton>
          )}
        </div>
      </Card>
    </Page>
  );
}
