import { skillByTitle, type DashboardStats } from '@revisoins/assessment';
import { landmark } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { LinkButton } from '@revisoins/ui';
import { LayoutGrid, Play } from 'lucide-react';
import { useSkillName } from '../learner/use-skill-name.ts';
import { suggestNextStep } from './headline.ts';
import styles from './quick-actions.module.css';

/** Beside today's session: a quiz of the skill that needs it most, else any, and all the skills. */
export function QuickActions({ stats }: { readonly stats: DashboardStats }) {
  const { t } = useTranslation('account');
  const skillName = useSkillName();
  const suggestion = suggestNextStep(stats);
  const skill = suggestion.kind === 'any' ? undefined : skillByTitle(suggestion.skillTitle);
  return (
    <div className={styles.actions}>
      <LinkButton variant="secondary" wide>
        <Link to={skill ? landmark('skill', skill.id) : landmark('start')}>
          <Play size={20} aria-hidden="true" />
          {skill
            ? t(`dashboard.${suggestion.kind}`, { skill: skillName(skill.title) })
            : t('dashboard.startQuiz')}
        </Link>
      </LinkButton>
      <LinkButton variant="secondary" wide>
        <Link to={landmark('start')}>
          <LayoutGrid size={20} aria-hidden="true" />
          {t('dashboard.browse')}
        </Link>
      </LinkButton>
    </div>
  );
}
