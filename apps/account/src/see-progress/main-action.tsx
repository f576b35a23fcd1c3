import { skillByTitle, type DashboardStats } from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { LinkButton } from '@revisoins/ui';
import { weakestSkill } from './headline.ts';
import { useSkillName } from './use-skill-name.ts';

/** The one thing to do next: the skill that needs it most, else any quiz. */
export function MainAction({ stats }: { readonly stats: DashboardStats }) {
  const { t } = useTranslation('account');
  const nameOf = useSkillName();
  const skill = skillByTitle(weakestSkill(stats) ?? '');
  return (
    <LinkButton>
      {skill ? (
        <Link to={`/quiz-start/${skill.id}`}>{t('dashboard.revise', { skill: nameOf(skill.title) })}</Link>
      ) : (
        <Link to="/skills">{t('dashboard.startQuiz')}</Link>
      )}
    </LinkButton>
  );
}
