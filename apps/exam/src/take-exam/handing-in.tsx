import { useTranslation } from '@revisoins/i18n';
import { Alert, Button, Page, Spinner } from '@revisoins/ui';
import { deliver } from './deliver-answers.ts';
import type { Sitting } from './exam.store.ts';
import { keepOn } from './move-exam.ts';
import { useExamTime } from './use-exam-time.ts';
import { useFollowing } from './use-following.ts';
import styles from './handing-in.module.css';

/** Between the last answer and the results; usually too short to be seen. */
export function HandingIn({ sitting: { draft, connection } }: { sitting: Sitting }) {
  const { t } = useTranslation('exam');
  const left = useExamTime(draft);
  const waiting = draft.waiting.length;
  useFollowing();
  return (
    <Page title={t('play.finishWaitTitle')} width="reading">
      <div className={styles.screen}>
        <p className={styles.what} role="status">
          <Spinner />
          {waiting > 0 ? t('play.finishWaitBody', { count: waiting }) : t('play.finishWaitNone')}
        </p>
        {connection === 'lost' ? (
          <>
            <Alert tone="warm">{t('play.finishWaitSafe')}</Alert>
            <div className={styles.actions}>
              <Button onClick={() => void deliver()}>{t('retry')}</Button>
              {left > 0 ? (
                <Button variant="secondary" onClick={keepOn}>
                  {t('play.stay')}
                </Button>
              ) : null}
            </div>
          </>
        ) : null}
      </div>
    </Page>
  );
}
