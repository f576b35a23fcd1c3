import {
  DEFAULT_QUESTION_COUNT,
  offersCalculations,
  type Skill,
  type SkillDifficulty,
} from '@revisoins/assessment';
import { formatPercent, useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Card, Chip, LinkButton, ProgressBar, Skeleton, VisuallyHidden } from '@revisoins/ui';
import { Timer, Users } from 'lucide-react';
import { SkillIcon } from '../skill/skill-icon.tsx';
import { useSkillText } from '../skill/use-skill-text.ts';
import type { SkillState } from './read-progress.ts';
import type { SkillFigures } from '../skill-figures/skill-figures.schema.ts';
import { usualTime } from '../skill-figures/usual-time.ts';
import styles from './skill-card.module.css';

const difficultyTone = {
  beginner: 'ok',
  intermediate: 'info',
  advanced: 'warm',
} as const satisfies Record<SkillDifficulty, string>;

export interface SkillCardProps {
  readonly skill: Skill;
  readonly isLoading: boolean;
  /** Undefined for a skill without an answer, null when it could not be read. */
  readonly progress: SkillState | null | undefined;
  readonly figures: SkillFigures | undefined;
}

export function SkillCard({ skill, isLoading, progress, figures }: SkillCardProps) {
  const { t } = useTranslation('quiz');
  const text = useSkillText().skillText(skill);
  const time = t('figures.time', { number: DEFAULT_QUESTION_COUNT });
  const unknown = (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('figures.unknown')}</VisuallyHidden>
    </>
  );
  const withoutProgress = () => {
    if (progress === null) return t('skills.progressUnknown');
    return t(progress === 'answered' ? 'skills.inSessions' : 'skills.notStarted');
  };
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.top}>
        <span className={styles.icon}>
          <SkillIcon skill={skill} />
        </span>
        <span className={styles.number}>{text.number}</span>
        <Chip tone={difficultyTone[skill.difficulty]}>{t(`difficulty.${skill.difficulty}`)}</Chip>
      </div>
      <h2 className={styles.name}>{text.name}</h2>
      <p className={styles.description}>{text.description}</p>
      <div className={styles.progress}>
        {typeof progress !== 'number' ? (
          <span className={styles.fact}>{isLoading ? <Skeleton width="9ch" /> : withoutProgress()}</span>
        ) : (
          <>
            <ProgressBar
              label={t('skills.progressOf', { skill: text.name })}
              value={progress}
              valueText={formatPercent(progress)}
            />
            <b className={styles.percent}>{formatPercent(progress)}</b>
          </>
        )}
      </div>
      <div className={styles.footer}>
        <p className={styles.facts}>
          <span className={styles.fact} title={t('figures.learners')}>
            <Users size={16} aria-hidden="true" />
            <VisuallyHidden>{t('figures.learners')} </VisuallyHidden>
            {figures?.learners ?? unknown}
          </span>
          <span className={styles.fact} title={time}>
            <Timer size={16} aria-hidden="true" />
            <VisuallyHidden>{time} </VisuallyHidden>
            {figures ? usualTime(figures, DEFAULT_QUESTION_COUNT) : unknown}
          </span>
        </p>
        <div className={styles.actions}>
          {offersCalculations(skill.id) ? (
            <LinkButton variant="secondary" size="small" className={styles.calculations ?? ''}>
              <Link
                to={`/quiz-start/${skill.id}?items=calculations`}
                aria-label={t('skills.startCalculations', { skill: text.name })}
              >
                {t('skills.calculations')}
              </Link>
            </LinkButton>
          ) : null}
          <LinkButton size="small" className={styles.start ?? ''}>
            <Link to={`/quiz-start/${skill.id}`} aria-label={t('skills.startSkill', { skill: text.name })}>
              {t('skills.start')}
            </Link>
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
