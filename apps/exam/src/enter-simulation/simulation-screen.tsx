import { useTranslation } from '@revisoins/i18n';
import { useRevalidator } from '@revisoins/router';
import { Alert, Button, Page } from '@revisoins/ui';
import { useState } from 'react';
import type { Lobby } from '../exam-server/read-lobby.ts';
import { AccessGate } from './access-gate.tsx';
import { ExamSetup } from './exam-setup.tsx';
import { LiveExamCard } from './live-exam-card.tsx';
import { PastExams } from './past-exams.tsx';
import { isAccessRemembered } from './remembered-access.ts';
import styles from './simulation.module.css';

export function SimulationScreen({ lobby }: { lobby: Lobby | null }) {
  const { t } = useTranslation('exam');
  const { revalidate, state } = useRevalidator();
  const [isJustOpened, setJustOpened] = useState(false);
  const open = () => {
    setJustOpened(true);
    void revalidate();
  };
  const hasAccess = lobby ? lobby.accessUntil !== null : isAccessRemembered();
  return (
    <Page title={t('simulation.title')} lead={t('simulation.lead')} width="reading">
      <div className={styles.screen}>
        {lobby ? null : (
          <Alert tone="warm" title={t('simulation.unreachableTitle')} live="polite">
            <p>{t('simulation.unreachableBody')}</p>
            <Button variant="secondary" size="small" busy={state === 'loading'} onClick={() => void revalidate()}>
              {t('retry')}
            </Button>
          </Alert>
        )}
        {lobby?.live ? <LiveExamCard live={lobby.live} /> : hasAccess ? <ExamSetup takesFocus={isJustOpened} /> : <AccessGate onOpened={open} />}
        {lobby ? <PastExams exams={lobby.past} /> : null}
      </div>
    </Page>
  );
}
