import type { SavedAttempt, DashboardStats } from '@revisoins/assessment';
import { Slot } from '@revisoins/host';
import { DeclaredCards } from './declared-cards.tsx';
import { RecentQuizzes } from './recent-quizzes.tsx';
import { quizzesThisWeek } from './score-series.ts';
import { ScoreChart } from './score-chart.tsx';
import { SkillProgressCard } from './skill-progress-card.tsx';
import { StatCards } from './stat-cards.tsx';
import { YourData } from './your-data.tsx';
import styles from './overview.module.css';

export interface OverviewProps {
  readonly stats: DashboardStats;
  readonly attempts: readonly SavedAttempt[];
  readonly readAt: number;
}

export function Overview({ stats, attempts, readAt }: OverviewProps) {
  return (
    <div className={styles.overview}>
      <div className={styles.columns}>
        <SkillProgressCard stats={stats} />
        <RecentQuizzes attempts={stats.recentQuizzes} total={attempts.length} />
      </div>
      <StatCards stats={stats} quizzesThisWeek={quizzesThisWeek(attempts, readAt)} />
      <Slot name="dashboard.figures" props={{}} skeleton={null} />
      <DeclaredCards />
      <ScoreChart attempts={attempts} />
      <YourData attempts={attempts.length} skills={stats.startedSkills} />
    </div>
  );
}
