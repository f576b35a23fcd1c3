import { landmark } from '@revisoins/host';
import { skillByTitle, type DashboardStats } from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { LinkButton } from '@revisoins/ui';
import { suggestNextStep } from './headline.ts';
import { useSkillName } from '../learner/use-skill-name.ts';

/** The next thing to do: the headline's skill, else any quiz. */
export function MainAction({ stats }: { readonly stats: DashboardStats }) {
  const { t } = useTranslation('account');
  const skillName = useSkillName();
  const suggestion = suggestNextStep(stats);
  const skill = suggestion.kind === 'any' ? undefined : skillByTitle(suggestion.skillTitle);
  return (
    <LinkButton>
      {skill ? (
        <Link to={landmark('skill', skill.id)}>
          {t(`dashboard.${suggestion.kind}`, { skill: skillName(skill.title) })}
        </Link>
      ) : (
        <Link to={landmark('start')}>{t('dashboard.startQuiz')}</Link>
      )}
    </LinkButton>
  );
}
