import { displayName, signOut, usePerson, useSession } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';
import { Button } from '@revisoins/ui';
import styles from './signed-in-line.module.css';

function Line() {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.line} data-no-print="">
      <span>{displayName(usePerson() ?? {}, t('nav.someone'))}</span>
      <Button variant="quiet" size="small" onClick={() => void signOut()}>
        {t('nav.signOut')}
      </Button>
    </div>
  );
}

/** Who is signed in, and a sign-out button: all that an embed needs of the shell's navigation. */
export function SignedInLine() {
  return useSession().status === 'signed-in' ? <Line /> : null;
}
