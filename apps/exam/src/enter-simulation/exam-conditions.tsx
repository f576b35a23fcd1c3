import { examRules } from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';
import { CloudCheck, EyeOff, Shuffle, Timer } from 'lucide-react';
import styles from './simulation.module.css';

const conditions = { time: Timer, corrections: EyeOff, random: Shuffle, saved: CloudCheck };

export function ExamConditions() {
  const { t } = useTranslation('exam');
  return (
    <div>
      <h3 className={styles.heading}>{t('conditions.title')}</h3>
      <ul className={styles.conditions}>
        {Object.entries(conditions).map(([condition, Icon]) => (
          <li key={condition}>
            <Icon size={20} aria-hidden="true" />
            <span>
              {t(`conditions.${condition}`, {
                seconds: examRules.secondsPerAnswer,
                minutes: examRules.lateMinutes,
              })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
