import { skillById, skillTitleKey, splitSkillTitle } from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';
import type { QuizSubject } from '../attempt/quiz-place.ts';

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
  const skillTitle = (stored: string): string => {
    const key = skillTitleKey(stored);
    return key === null ? stored : t(key);
  };
  return {
    /** For a stored title; an unknown one is shown as it is. */
    skillTitle,
    /** An empty description, and its title as its number, for a session, which has none. */
    skillText(skill: QuizSubject): SkillText {
      const title = skillTitle(skill.title);
      if (skillById(skill.id) === undefined) return { title, number: title, name: title, description: '' };
      return { title, ...splitSkillTitle(title), description: t(`comp${skill.id}.description`) };
    },
  };
}
