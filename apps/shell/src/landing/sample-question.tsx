import { useTranslation } from '@revisoins/i18n';
import { Card, Chip } from '@revisoins/ui';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import styles from './sample-question.module.css';

const options = ['a', 'b', 'c', 'd'] as const;
type Option = (typeof options)[number];
const RIGHT: Option = 'b';

/** A question to try without an account: each choice shows whether it is right, and why. */
export function SampleQuestion() {
  const { t } = useTranslation('shell');
  const [chosen, setChosen] = useState<Option | null>(null);

  const verdict =
    chosen === null ? null : t(chosen === RIGHT ? 'landing.sample.right' : 'landing.sample.wrong');
  const look = (option: Option) => {
    if (chosen === null || (option !== chosen && option !== RIGHT)) return styles.option;
    return `${styles.option} ${option === RIGHT ? styles.right : styles.wrong}`;
  };
  return (
    <Card as="section" className={styles.sample} aria-labelledby="sample-stem">
      <div className={styles.top}>
        <Chip>{t('landing.sample.skill')}</Chip>
        <span className={styles.free}>{t('landing.sample.free')}</span>
      </div>
      <h2 id="sample-stem" className={styles.stem}>
        {t('landing.sample.stem')}
      </h2>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === chosen}
          className={look(option)}
          onClick={() => setChosen(option)}
        >
          <span className={styles.letter} aria-hidden="true">
            {option.toUpperCase()}
          </span>
          {t(`landing.sample.${option}`)}
          {chosen !== null && option === RIGHT ? (
            <Check size={22} strokeWidth={3} className={styles.mark} aria-hidden="true" />
          ) : null}
          {option === chosen && option !== RIGHT ? (
            <X size={22} strokeWidth={3} className={styles.mark} aria-hidden="true" />
          ) : null}
        </button>
      ))}
      <p role="status" className={styles.reason}>
        {chosen === null ? (
          t('landing.sample.hint')
        ) : (
          <>
            <strong>{verdict}</strong> {t(`landing.sample.${chosen}Reason`)}
          </>
        )}
      </p>
    </Card>
  );
}
