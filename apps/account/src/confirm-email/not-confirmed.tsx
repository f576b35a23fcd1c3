import { useOptionalUser } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Card, Field, LinkButton, Page, TextInput } from '@revisoins/ui';
import { useState } from 'react';
import styles from '../form/form.module.css';
import { ResendConfirmation } from '../sign-in/resend-confirmation.tsx';

export interface NotConfirmedProps {
  /** The link was for a change of address: its owner requests it again in the profile. */
  readonly isChange: boolean;
}

/** A link that could not be confirmed: offers to request another one, or to sign in. */
export function NotConfirmed({ isChange }: NotConfirmedProps) {
  const { t } = useTranslation('account');
  const isSignedIn = useOptionalUser() !== null;
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  return (
    <Page
      width="form"
      title={t('link.expiredTitle')}
      lead={isChange ? t('link.expiredChange') : t('link.expired')}
    >
      <Card>
        <div className={styles.form}>
          {isChange ? null : (
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
          )}
          <LinkButton wide>
            {isSignedIn ? (
              <Link to="/dashboard">{t('confirmation.home')}</Link>
            ) : (
              <Link to="/login">{t('confirmation.signIn')}</Link>
            )}
          </LinkButton>
        </div>
      </Card>
    </Page>
  );
}
