import { examRules } from '@revisoins/assessment';
import { formatDate, useTranslation } from '@revisoins/i18n';
import { Alert } from '@revisoins/ui';
import type { Lobby } from '../exam-server/read-lobby.ts';
import styles from './simulation.module.css';

/** How many questions of the bank are new to the learner, and how many exams may be started today. */
export function BankNote({ lobby: { bank, starts } }: { lobby: Lobby }) {
  const { t } = useTranslation('exam');
  const most = examRules.startsPerDay;
  return (
    <div className={styles.bank}>
      <p>
        {t('bank.drawn', { count: bank.drawn, size: bank.size })} {t('bank.fresh', { count: bank.fresh })}
      </p>
      {starts.left > 0 ? (
        <p>{t('bank.starts', { count: starts.left, most })}</p>
      ) : (
        <Alert tone="warm" title={t('bank.noneTitle')}>
          <p>{t('bank.noneBody', { most, time: formatDate(new Date(starts.again ?? 0), 'moment') })}</p>
        </Alert>
      )}
    </div>
  );
}
