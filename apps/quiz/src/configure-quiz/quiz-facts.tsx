import { allottedSeconds, type Skill, type Timing } from '@revisoins/assessment';
import { formatClock, useTranslation } from '@revisoins/i18n';
import { Info } from 'lucide-react';
import styles from './quiz-start.module.css';

export function QuizFacts({ skill, count, timing }: { skill: Skill; count: number; timing: Timing }) {
  const { t } = useTranslation('quiz');
  const allotted = allottedSeconds(count, timing);
  const facts = [
    [t('start.factCount'), String(count)],
    [t('start.factTime'), allotted === null ? t('start.noLimit') : formatClock(allotted, true)],
    [t('start.factDifficulty'), t(`difficulty.${skill.difficulty}`)],
  ] as const;
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
          <b>{t(`start.perQuestion.${timing}`)}</b> {t(`start.ends.${timing}`)}
        </span>
      </p>
    </div>
  );
}
