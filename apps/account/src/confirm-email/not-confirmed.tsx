import { useTranslation } from '@revisoins/i18n';
import { Card, Page } from '@revisoins/ui';
import { useState } from 'react';
import { EmailField } from '../form/email-field.tsx';
import styles from '../form/form.module.css';
import { ResendConfirmation } from '../sign-in/resend-confirmation.tsx';
import { ContinueLink } from './continue-link.tsx';

export interface NotConfirmedProps {
  /** The link was for a change of address: its owner requests it again in the profile. */
  readonly isChange: boolean;
}

/** A link that could not be confirmed: offers to request another one, or to sign in. */
export function NotConfirmed({ isChange }: NotConfirmedProps) {
  const { t } = useTranslation('account');
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
              <EmailField
                label={t('signIn.email')}
                value={email}
                error={error}
                autoComplete="email"
                onChange={(typed) => {
                  setEmail(typed);
                  setError(undefined);
                }}
              />
              <ResendConfirmation email={email} onWrongEmail={() => setError(t('input.email-format'))} />
            </>
          )}
          <ContinueLink />
        </div>
      </Card>
    </Page>
  );
}
