import { splitSkillTitle } from '@revisoins/assessment';
import { AttemptOffers } from '@revisoins/assessment/player';
import { useOptionalUser } from '@revisoins/auth';
import { useSkillText } from '../skill/use-skill-text.ts';

/** The learner's quizzes under way, on the dashboard. */
export function ResumeQuiz() {
  const { skillTitle } = useSkillText();
  return (
    <AttemptOffers
      kind="quiz"
      learner={useOptionalUser()?.id ?? ''}
      subject={({ title }) => splitSkillTitle(skillTitle(title.french)).name}
    />
  );
}
