import { SKILLS_AVAILABLE } from '@revisoins/assessment';
import { formatPercent, useTranslation } from '@revisoins/i18n';
import { StatCard } from '@revisoins/ui';
import { BookOpen, Flag, TrendingUp } from 'lucide-react';
import { type ProgressByTitle, summarizeProgress } from './read-progress.ts';
import styles from './skills-screen.module.css';

/** `progress` is undefined while it loads, null when it could not be read. */
export function ProgressCards({ progress }: { progress: ProgressByTitle | null | undefined }) {
  const { t } = useTranslation('quiz');
  const summary = progress && summarizeProgress(progress);
  const missing = progress === null ? '–' : null;
  return (
    <div className={styles.summary} aria-busy={progress === undefined}>
      <StatCard
        icon={<BookOpen size={18} aria-hidden="true" />}
        label={t('skills.available')}
        value={SKILLS_AVAILABLE}
      />
      <StatCard
        icon={<Flag size={18} aria-hidden="true" />}
        label={t('skills.started')}
        value={summary?.started ?? missing}
      />
      <StatCard
        icon={<TrendingUp size={18} aria-hidden="true" />}
        label={t('skills.average')}
        value={summary ? (summary.average === null ? '–' : formatPercent(summary.average)) : missing}
      />
    </div>
  );
}
