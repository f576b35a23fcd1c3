import { skillTitleKey, splitSkillTitle } from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';
import { allSkills, type QuizSubject } from '../attempt/quiz-place.ts';

export interface SkillText {
  /** 'Compétence 8 - Prévention des infections' */
  title: string;
  /** 'Compétence 8' */
  number: string;
  /** 'Prévention des infections' */
  name: string;
  description: string;
}

/** Texts of skills in the current language. */
export function useSkillText() {
  const { t } = useTranslation('skills');
  return {
    /** For a stored title; an unknown one is shown as it is. */
    skillTitle(stored: string): string {
      const key = skillTitleKey(stored);
      return key === null ? stored : t(key);
    },
    skillText(skill: QuizSubject): SkillText {
      if (skill.id === allSkills.id) {
        const all = t('allSkills');
        return { title: all, number: all, name: all, description: '' };
      }
      const title = t(`comp${skill.id}.title`);
      return { title, ...splitSkillTitle(title), description: t(`comp${skill.id}.description`) };
    },
  };
}
