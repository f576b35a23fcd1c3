import { mockRules } from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';
import { Link, useRevalidator } from '@revisoins/router';
import { Alert, Button, Card, LinkButton, Page } from '@revisoins/ui';
import { useState, type ReactNode } from 'react';
import type { Lobby } from '../exam-server/read-lobby.ts';
import { PreparingExam } from '../take-exam/preparing-exam.tsx';
import { AccessCodeForm } from './access-code-form.tsx';
import type { AskedSetup } from './asked-setup.ts';
import { ExamChoice, type ExamKind } from './exam-choice.tsx';
import { ExamSetup } from './exam-setup.tsx';
import { LiveExamCard } from './live-exam-card.tsx';
import { MockSetup } from './mock-setup.tsx';
import { OverdueExamCard } from './overdue-exam-card.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';
import { PastExams } from './past-exams.tsx';
import { isAccessRemembered } from './remembered-access.ts';
import styles from './simulation.module.css';
import { useBegin } from './use-begin.ts';

/** Explains that a link chose the settings, which of them do not exist, and that the exam has not started. */
function AskedSetupNote({ asked: { questionCount, minutes, isExact } }: { asked: AskedSetup }) {
  const { t } = useTranslation('exam');
  return (
    <Alert tone={isExact ? 'info' : 'warm'} title={t('asked.title')}>
      <p>{t(isExact ? 'asked.exact' : 'asked.nearest', { count: questionCount, minutes })}</p>
    </Alert>
  );
}

export interface SimulationPlace {
  readonly learner: string;
  readonly asked: AskedSetup | null;
  /** Which exam the address proposes. */
  readonly kind: ExamKind;
}

/** What decides which exams may begin here. */
export interface Entrance {
  /** Null when the server cannot be reached: the screen then depends on what the device remembers. */
  readonly lobby: Lobby | null;
  /** Whether this device has an exam. */
  readonly hasStored: boolean;
}

export interface SimulationScreenProps {
  readonly place: SimulationPlace;
  /** Undefined before the server has answered. */
  readonly entrance: Entrance | undefined;
  readonly isReading: boolean;
}

export function SimulationScreen({ place, entrance, isReading }: SimulationScreenProps) {
  const { t } = useTranslation('exam');
  const beginning = useBegin(place.learner);
  const { phase, asked: tried } = beginning.state;
  if (phase === 'preparing' && tried) {
    const [firstPart] = mockRules.parts;
    const questionCount = tried === 'mock' ? firstPart?.questions : tried.questionCount;
    return <PreparingExam kind={tried === 'mock' ? 'mock' : 'simulation'} questionCount={questionCount} />;
  }
  return (
    <Page title={t('simulation.title')} lead={t('simulation.lead')} width="reading">
      <div className={styles.screen} aria-busy={!entrance}>
        {entrance ? (
          <SimulationPanels place={place} entrance={entrance} isReading={isReading} beginning={beginning} />
        ) : (
          <PanelSkeleton />
        )}
      </div>
    </Page>
  );
}

interface SimulationPanelsProps extends SimulationScreenProps {
  readonly entrance: Entrance;
  readonly beginning: ReturnType<typeof useBegin>;
}

/** After a start that failed, the exam that was asked for is still chosen. */
const startingKind = (tried: ReturnType<typeof useBegin>['state']['asked'], proposed: ExamKind): ExamKind => {
  if (!tried) return proposed;
  return tried === 'mock' ? 'mock' : 'simulation';
};

function SimulationPanels({
  place: { asked, kind: proposed },
  entrance: { lobby, hasStored },
  isReading,
  beginning,
}: SimulationPanelsProps) {
  const { t } = useTranslation('exam');
  const { revalidate, state } = useRevalidator();
  const [kind, setKind] = useState(startingKind(beginning.state.asked, proposed));
  const [isJustOpened, setJustOpened] = useState(false);
  const open = () => {
    setJustOpened(true);
    void revalidate();
  };
  const { phase, asked: tried } = beginning.state;
  const live = lobby?.live ?? null;
  const hasAccess = lobby ? lobby.accessUntil !== null : isAccessRemembered();
  const isRunning = live !== null && (live.breakUntil !== null || live.deadline > (lobby?.now ?? 0));
  const problem = phase === 'refused' || phase === 'unknown' ? phase : null;
  const mayChoose = !live && hasAccess && (lobby !== null || !hasStored);
  let panel: ReactNode;
  if (live) panel = isRunning ? <LiveExamCard live={live} /> : <OverdueExamCard live={live} />;
  else if (!lobby && hasStored) panel = <StoredExamCard />;
  else if (hasAccess && kind === 'mock') {
    panel = <MockSetup lobby={lobby} problem={problem} onBegin={() => void beginning.begin('mock')} />;
  } else if (hasAccess) {
    panel = (
      <ExamSetup
        takesFocus={isJustOpened}
        proposed={tried === 'mock' ? asked : (tried ?? asked)}
        lobby={lobby}
        problem={problem}
        onBegin={(parameters) => void beginning.begin(parameters)}
      />
    );
  } else panel = <AccessCodeForm onOpened={open} />;
  return (
    <>
      {lobby ? null : (
        <Alert tone="warm" title={t('simulation.unreachableTitle')} live="polite">
          <p>{t('simulation.unreachableBody')}</p>
          <Button
            variant="secondary"
            size="small"
            busy={isReading || state === 'loading'}
            onClick={() => void revalidate()}
          >
            {t('retry')}
          </Button>
        </Alert>
      )}
      {asked && mayChoose && kind === 'simulation' ? <AskedSetupNote asked={asked} /> : null}
      {mayChoose ? <ExamChoice kind={kind} onChange={setKind} /> : null}
      {panel}
      {lobby ? <PastExams exams={lobby.past} /> : null}
    </>
  );
}

/** Without a connection, the exam stored on this device can be resumed. */
function StoredExamCard() {
  const { t } = useTranslation('exam');
  return (
    <Card as="section" className={styles.panel}>
      <h2>{t('live.title')}</h2>
      <p>{t('live.stored')}</p>
      <LinkButton wide>
        <Link to="/exam-quiz">{t('live.resume')}</Link>
      </LinkButton>
    </Card>
  );
}
