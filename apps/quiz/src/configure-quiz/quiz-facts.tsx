import {
  allottedSeconds,
  calculationCount,
  quizModes,
  type QuizItems,
  type QuizModeName,
  type Skill,
} from '@revisoins/assessment';
import { formatClock, formatNumber, useTranslation } from '@revisoins/i18n';
import { Info } from 'lucide-react';
import styles from './quiz-start.module.css';

export interface QuizFactsProps {
  readonly skill: Skill;
  readonly count: number;
  readonly mode: QuizModeName;
  readonly items: QuizItems;
  /** What the learner's accommodation multiplies the time by. */
  readonly timeFactor: number;
}

export function QuizFacts({ skill, count, mode, items, timeFactor }: QuizFactsProps) {
  const { t } = useTranslation('quiz');
  const { timing } = quizModes[mode];
  const calculations = calculationCount(skill.id, count, items);
  const allotted = allottedSeconds(
    { choice: count - calculations, numeric: calculations },
    timing,
    timeFactor,
  );
  const facts = [
    [t('start.factCount'), String(count)],
    ...(calculations > 0 ? [[t('start.factCalculations'), String(calculations)] as const] : []),
    [t('start.factTime'), allotted === null ? t('start.noLimit') : formatClock(allotted, true)],
    [t('start.factDifficulty'), t(`difficulty.${skill.difficulty}`)],
  ] as const;
  const perQuestion = [
    ...(calculations === count && timing !== 'untimed' ? [] : [t(`start.perQuestion.${mode}`)]),
    ...(calculations > 0 && timing !== 'untimed' ? [t(`start.perCalculation.${timing}`)] : []),
    ...(allotted !== null && timeFactor !== 1
      ? [t('start.moreTime', { factor: formatNumber(timeFactor) })]
      : []),
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
          <b>{perQuestion.join(' ')}</b> {t(`start.ends.${mode}`)}
        </span>
      </p>
    </div>
  );
}
