import { useSettled } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import type { StudyItem } from '@revisoins/learning';
import { Card } from '@revisoins/ui';
import type { ReactNode } from 'react';
import { readLearnerModel } from '../plan/learner-model.ts';
import { mistakes } from '../plan/mistakes.ts';
import { hasExamAhead } from '../plan/plan-session.ts';
import { toDay, type StudyRecord } from '../plan/study.ts';
import { coverage } from './coverage.ts';
import { CoverageChart } from './coverage-chart.tsx';
import { memoryBands } from './memory-bands.ts';
import { MemoryChart } from './memory-chart.tsx';
import styles from './outlook.module.css';

export { provideOutlookTexts } from './outlook-texts.ts';

export interface OutlookCardsProps {
  readonly record: StudyRecord;
  readonly items: readonly StudyItem[];
  /** Shown until her memory has been worked out. */
  readonly waiting: ReactNode;
}

/** What is left until the exam, and what may be forgotten until then. */
export function OutlookCards({ record, items, waiting }: OutlookCardsProps) {
  const { t } = useTranslation('outlook');
  const model = useSettled(readLearnerModel(record.answers));
  if (!model) return waiting;
  const mistaken = new Set(mistakes(record.answers).map(({ item }) => item));
  const isRolling = !hasExamAhead(record.plan, toDay(record.now));
  const memory = memoryBands(model, items, toDay(record.now), mistaken);
  return (
    <div className={styles.columns}>
      <Card as="section" className={styles.card} aria-labelledby="until-exam">
        <h2 id="until-exam">{t(isRolling ? 'untilNoDate' : 'until')}</h2>
        <CoverageChart coverage={coverage(record, items, model.trust)} isRolling={isRolling} />
      </Card>
      {memory.skills.length === 0 ? null : (
        <Card as="section" className={styles.card} aria-labelledby="memory">
          <h2 id="memory">{t('memory')}</h2>
          <MemoryChart {...memory} />
        </Card>
      )}
    </div>
  );
}
