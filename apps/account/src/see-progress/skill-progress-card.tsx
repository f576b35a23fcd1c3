import { landmark } from '@revisoins/host';
import { skillByTitle, type DashboardStats } from '@revisoins/assessment';
import { formatPercent, useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Button, Card, ProgressBar } from '@revisoins/ui';
import { useState } from 'react';
import { QuickActions } from './quick-actions.tsx';
import styles from './skill-progress-card.module.css';
import { useSkillName } from '../learner/use-skill-name.ts';

/** The same number as in the list of recent quizzes beside it. */
const AT_FIRST = 5;

/** Average percent per skill, the weakest first, and what else to start. */
export function SkillProgressCard({ stats }: { readonly stats: DashboardStats }) {
  const { t } = useTranslation('account');
  const skillName = useSkillName();
  const [all, setAll] = useState(false);
  const sorted = stats.skillProgress.toSorted((a, b) => a.progress - b.progress);
  const shown = all ? sorted : sorted.slice(0, AT_FIRST);
  return (
    <Card as="section">
      <h2>{t('dashboard.progress')}</h2>
      {sorted.length === 0 ? <p>{t('dashboard.noProgress')}</p> : null}
      <ul className={styles.list}>
        {shown.map(({ skillTitle, progress: percent }) => {
          const skill = skillByTitle(skillTitle);
          const name = skillName(skillTitle);
          return (
            <li key={skillTitle} className={styles.skill}>
              <div className={styles.line}>
                {skill ? <Link to={landmark('skill', skill.id)}>{name}</Link> : <span>{name}</span>}
                <strong className={styles.percent}>{formatPercent(percent)}</strong>
              </div>
              <ProgressBar label={name} value={percent} valueText={formatPercent(percent)} />
            </li>
          );
        })}
      </ul>
      {sorted.length > AT_FIRST ? (
        <Button variant="quiet" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('dashboard.fewer') : t('dashboard.more', { count: sorted.length - AT_FIRST })}
        </Button>
      ) : null}
      <QuickActions stats={stats} />
    </Card>
  );
}
