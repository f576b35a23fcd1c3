import { splitSkillTitle } from '@revisoins/assessment';
import { AttemptOffers } from '@revisoins/assessment/player';
import { useOptionalUser } from '@revisoins/auth';
import { SESSION_PATH, subjectByTitle, sessionContext } from '../attempt/quiz-place.ts';
import { useSkillText } from '../skill/use-skill-text.ts';

/** The learner's quizzes under way, on the dashboard, where today's card offers her session. */
export function ResumeQuiz() {
  const { skillTitle } = useSkillText();
  return (
    <AttemptOffers
      kind="quiz"
      learner={useOptionalUser()?.id ?? ''}
      isOffered={({ href }) => href !== SESSION_PATH}
      words={({ title }) => sessionContext(subjectByTitle(title.french))}
      subject={({ title }) => splitSkillTitle(skillTitle(title.french)).name}
    />
  );
}
