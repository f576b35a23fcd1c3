import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Card, Field, LinkButton, Page, TextInput } from '@revisoins/ui';
import { useState } from 'react';
import styles from '../form/form.module.css';
import { ResendConfirmation } from '../sign-in/resend-confirmation.tsx';

export interface NotConfirmedProps {
  /** The link is no good any more, or nobody answered whether it is. */
  readonly reason: 'expired' | 'unreachable';
}

/** A link that has confirmed nothing: another one, or signing in. */
export function NotConfirmed({ reason }: NotConfirmedProps) {
  const { t } = useTranslation('account');
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  return (
    <Page width="form" title={t(`link.${reason}Title`)} lead={t(`link.${reason}`)}>
      <Card>
        <div className={styles.form}>
          {reason === 'expired' ? (
            <>
              <Field label={t('signIn.email')} error={error} required>
                <TextInput
                  type="email"
                  name="email"
                  autoComplete="email"
                  inputMode="email"
                  autoCapitalize="none"
                  value={email}
                  onChange={(event) => {
                    setEmail(event.target.value);
                    setError(undefined);
                  }}
                />
              </Field>
              <ResendConfirmation email={email} onWrongEmail={() => setError(t('input.email-format'))} />
            </>
          ) : null}
          <LinkButton wide>
            <Link to="/login">{t('confirmation.signIn')}</Link>
          </LinkButton>
        </div>
      </Card>
    </Page>
  );
}
