import { ResultsSkeleton } from '@revisoins/assessment/player';
import { useTranslation } from '@revisoins/i18n';
import type { RemoteSkeletons } from '@revisoins/router';
import { Page } from '@revisoins/ui';
import { PanelSkeleton } from './enter-simulation/panel-skeleton.tsx';
import simulationStyles from './enter-simulation/simulation.module.css';
import resultsStyles from './see-results/results.module.css';
import { PreparingExam } from './take-exam/preparing-exam.tsx';

function SimulationSkeleton() {
  const { t } = useTranslation('exam');
  return (
    <Page title={t('simulation.title')} lead={t('simulation.lead')} width="reading">
      <div className={simulationStyles.screen} aria-busy="true">
        <PanelSkeleton />
      </div>
    </Page>
  );
}

function ResultsScreenSkeleton() {
  const { t } = useTranslation('exam');
  return <ResultsSkeleton title={t('results.title')} className={resultsStyles.screen} />;
}

export const skeletons: RemoteSkeletons = {
  simulation: [{ Screen: SimulationSkeleton }],
  exam: [{ Screen: () => <PreparingExam /> }],
  results: [{ Screen: ResultsScreenSkeleton }],
  review: [{ Screen: ResultsScreenSkeleton }],
};
