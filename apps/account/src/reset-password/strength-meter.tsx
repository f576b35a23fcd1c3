import { passwordStrength, type PasswordStrength } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';
import { ProgressBar } from '@revisoins/ui';
import styles from './strength-meter.module.css';

type StrengthLevel = 'weak' | 'fair' | 'good' | 'strong';

/** A label for a strength: advice, not a rule. */
export function strengthLevel({ score, isStrongEnough }: PasswordStrength): StrengthLevel {
  if (isStrongEnough) return score >= 6 ? 'strong' : 'good';
  return score >= 3 ? 'fair' : 'weak';
}

const MOST = 6;
const tones = { weak: 'bad', fair: 'warm', good: 'ok', strong: 'ok' } as const;

/** Shows how strong the typed password is, and what would make it stronger. */
export function StrengthMeter({ password }: { readonly password: string }) {
  const { t } = useTranslation('account');
  if (password === '') return <p className={styles.meter}>{t('reset.hint')}</p>;
  const strength = passwordStrength(password);
  const level = strengthLevel(strength);
  const text = t(`reset.level.${level}`);
  return (
    <div className={styles.meter}>
      <ProgressBar
        label={t('reset.strength')}
        value={strength.score}
        max={MOST}
        valueText={text}
        tone={tones[level]}
      />
      <p>{t('reset.strengthIs', { level: text })}</p>
      {strength.hints.length > 0 ? (
        <ul className={styles.hints}>
          {strength.hints.map((hint) => (
            <li key={hint}>{t(`reset.hints.${hint}`)}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
