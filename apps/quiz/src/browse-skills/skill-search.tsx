import type { Skill } from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';
import { SearchField } from '@revisoins/ui';
import { SkillIcon } from '../skill/skill-icon.tsx';
import { useSkillText } from '../skill/use-skill-text.ts';
import styles from './skills-screen.module.css';

export interface SkillSearchProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly found: readonly Skill[];
  readonly onPick: (skill: Skill) => void;
}

export function SkillSearch({ search, onSearch, found, onPick }: SkillSearchProps) {
  const { t } = useTranslation('quiz');
  const { skillText } = useSkillText();
  const isSearching = search.trim() !== '';
  const [only, ...others] = found;
  return (
    <div className={styles.search}>
      <SearchField
        label={t('skills.search')}
        placeholder={t('skills.searchPlaceholder')}
        clearLabel={t('skills.clearSearch')}
        value={search}
        onValueChange={onSearch}
        items={isSearching ? found : []}
        itemKey={(skill) => String(skill.id)}
        renderItem={(skill) => (
          <span className={styles.suggestion}>
            <SkillIcon skill={skill} size={20} />
            {skillText(skill).title}
          </span>
        )}
        onPick={onPick}
        onSubmit={() => {
          if (isSearching && only && others.length === 0) onPick(only);
        }}
        status={t('skills.suggestions', { count: found.length })}
      />
      <output className={styles.noMatch}>
        {isSearching && found.length === 0 ? t('skills.noSkillFound') : null}
      </output>
    </div>
  );
}
