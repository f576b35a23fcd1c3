import { splitSkillTitle } from '@revisoins/assessment';
import { AttemptOffers } from '@revisoins/assessment/player';
import { useOptionalUser } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';

/** The quiz with Thalia that this device still has, on the dashboard. */
export function ResumeOral() {
  const { t } = useTranslation(['voice', 'skills']);
  return (
    <AttemptOffers
      kind="voice"
      learner={useOptionalUser()?.id ?? ''}
      subject={({ title }) => splitSkillTitle(t(title.key, { defaultValue: title.french })).name}
    />
  );
}
