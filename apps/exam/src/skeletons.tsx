import { useTranslation } from '@revisoins/i18n';
import type { RemoteSkeletons } from '@revisoins/router';
import { Card, Page, Skeleton } from '@revisoins/ui';
import simulationStyles from './enter-simulation/simulation.module.css';
import resultsStyles from './see-results/results.module.css';
import { PreparingExam } from './take-exam/preparing-exam.tsx';

function SimulationSkeleton() {
  const { t } = useTranslation('exam');
  return (
    <Page title={t('simulation.title')} lead={t('simulation.lead')} width="reading">
      <div className={simulationStyles.screen} aria-busy="true">
        <Card>
          <Skeleton shape="block" height="18rem" />
        </Card>
      </div>
    </Page>
  );
}

function ResultsSkeleton() {
  const { t } = useTranslation('exam');
  return (
    <Page title={t('results.title')} eyebrow={<Skeleton width="16rem" />}>
      <div className={resultsStyles.screen} aria-busy="true">
        <Skeleton shape="block" height="11rem" />
        <Skeleton shape="block" height="6rem" />
        <Skeleton shape="block" height="24rem" />
      </div>
    </Page>
  );
}

export const skeletons: RemoteSkeletons = {
  simulation: [{ Screen: SimulationSkeleton }],
  exam: [{ Screen: () => <PreparingExam /> }],
  results: [{ Screen: ResultsSkeleton }],
};
