import { skills, type Skill, type SkillCategory } from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';
import { useNavigate } from '@revisoins/router';
import { Page, Tabs } from '@revisoins/ui';
import { useState } from 'react';
import { useSettled, useSettling } from '@revisoins/host';
import { useSkillText } from '../skill/use-skill-text.ts';
import type { InProgressQuiz } from '../attempt/in-progress-quizzes.ts';
import type { FiguresByTitle } from '../skill-figures/read-skill-figures.ts';
import { InProgressOffer } from './in-progress-offer.tsx';
import type { ProgressByTitle } from './read-progress.ts';
import { searchSkills } from './search-skills.ts';
import { SkillList } from './skill-list.tsx';
import { SkillSearch } from './skill-search.tsx';
import { ProgressCards } from './progress-cards.tsx';
import { ProgressUnavailable } from './progress-unavailable.tsx';
import styles from './skills-screen.module.css';

/** The tabs, in order, by the names that skills have for their categories; no skill has 'evaluation' yet. */
const categories = [
  'tous',
  'fondamentaux',
  'techniques',
  'evaluation',
  'specialites',
] as const satisfies readonly ('tous' | SkillCategory)[];

export interface SkillsScreenProps {
  /** None of these promises rejects; progress is null when it cannot be read. */
  readonly progress: Promise<ProgressByTitle | null>;
  readonly figures: Promise<FiguresByTitle>;
  readonly inProgress: readonly InProgressQuiz[];
}

export function SkillsScreen(props: SkillsScreenProps) {
  const { t } = useTranslation('quiz');
  return (
    <Page title={t('skills.title')} lead={t('skills.lead')}>
      <SkillChoice {...props} />
    </Page>
  );
}

/** What is below the heading. A component of its own: the heading does not wait for it. */
function SkillChoice(props: SkillsScreenProps) {
  const { t } = useTranslation('quiz');
  const { skillText } = useSkillText();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const { value: progress, isPending } = useSettling(props.progress);
  const figures = useSettled(props.figures);

  const found = searchSkills(skills, search, (skill) => {
    const { title, description } = skillText(skill);
    return [title, description];
  });
  const pick = (skill: Skill) => {
    setSearch('');
    void navigate(`/quiz-start/${skill.id}`);
  };

  return (
    <div className={styles.screen}>
      {props.inProgress.map((one) => (
        <InProgressOffer key={one.skill.id} {...one} />
      ))}
      {progress === null ? <ProgressUnavailable isReading={isPending} /> : null}
      <ProgressCards progress={progress} />
      <SkillSearch search={search} onSearch={setSearch} found={found} onPick={pick} />
      <Tabs
        label={t('skills.categories')}
        items={categories.map((category) => {
          const listed = category === 'tous' ? found : found.filter((skill) => skill.category === category);
          return {
            value: category,
            label: t(`skills.category.${category}`, { number: listed.length }),
            content: <SkillList skills={listed} search={search} progress={progress} figures={figures} />,
          };
        })}
      />
    </div>
  );
}
