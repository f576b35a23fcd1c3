import type { Skill } from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';
import { EmptyState } from '@revisoins/ui';
import { SearchX } from 'lucide-react';
import type { FiguresByTitle } from '../skill-figures/read-skill-figures.ts';
import type { ProgressByTitle } from './read-progress.ts';
import { SkillCard } from './skill-card.tsx';
import styles from './skills-screen.module.css';

export interface SkillListProps {
  readonly skills: readonly Skill[];
  readonly search: string;
  /** Null when it could not be read. */
  readonly progress: ProgressByTitle | null | undefined;
  readonly figures: FiguresByTitle | undefined;
}

export function SkillList({ skills, search, progress, figures }: SkillListProps) {
  const { t } = useTranslation('quiz');
  const searched = search.trim();
  if (skills.length === 0) {
    return (
      <EmptyState
        icon={<SearchX size={30} aria-hidden="true" />}
        title={searched === '' ? t('skills.emptyCategory') : t('skills.noMatch', { search: searched })}
      >
        {searched === '' ? t('skills.emptyCategoryHint') : t('skills.noMatchHint')}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.cards}>
      {skills.map((skill) => (
        <SkillCard
          key={skill.id}
          skill={skill}
          isLoading={progress === undefined}
          progress={progress === null ? null : progress?.get(skill.title)}
          figures={figures?.get(skill.title)}
        />
      ))}
    </ul>
  );
}
