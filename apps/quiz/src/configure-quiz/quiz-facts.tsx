import {
  allottedSeconds,
  calculationCount,
  type QuizItems,
  type Skill,
  type Timing,
} from '@revisoins/assessment';
import { formatClock, useTranslation } from '@revisoins/i18n';
import { Info } from 'lucide-react';
import styles from './quiz-start.module.css';

export interface QuizFactsProps {
  readonly skill: Skill;
  readonly count: number;
  readonly timing: Timing;
  readonly items: QuizItems;
}

export function QuizFacts({ skill, count, timing, items }: QuizFactsProps) {
  const { t } = useTranslation('quiz');
  const calculations = calculationCount(skill.id, count, items);
  const allotted = allottedSeconds({ choice: count - calculations, numeric: calculations }, timing);
  const facts = [
    [t('start.factCount'), String(count)],
    ...(calculations > 0 ? [[t('start.factCalculations'), String(calculations)] as const] : []),
    [t('start.factTime'), allotted === null ? t('start.noLimit') : formatClock(allotted, true)],
    [t('start.factDifficulty'), t(`difficulty.${skill.difficulty}`)],
  ] as const;
  const perQuestion = [
    ...(calculations === count && timing !== 'untimed' ? [] : [t(`start.perQuestion.${timing}`)]),
    ...(calculations > 0 && timing !== 'untimed' ? [t(`start.perCalculation.${timing}`)] : []),
  ];
  return (
    <div className={styles.info}>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        <Info size={18} aria-hidden="true" />
        <span>
          <b>{perQuestion.join(' ')}</b> {t(`start.ends.${timing}`)}
        </span>
      </p>
    </div>
  );
}
