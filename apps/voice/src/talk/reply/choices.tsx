import { useTranslation } from '@revisoins/i18n';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import type { Choice } from '../../voice-service/complete.ts';
import styles from './choices.module.css';

interface ChoicesProps {
  readonly choices: readonly Choice[];
  readonly disabled?: boolean;
  readonly onAsk: (question: string) => void;
}

/** What may have been meant, each with what its entry says about the question: a press asks for it. */
export function Choices({ choices, disabled = false, onAsk }: ChoicesProps) {
  const { t } = useTranslation('voice');
  const id = useId();
  if (choices.length === 0) return null;
  return (
    <ul className={styles.choices} aria-label={t('reply.choices')}>
      {choices.map(({ id: entry, title, passage }) => (
        <li key={entry} className={styles.choice}>
          <button
            type="button"
            className={styles.title}
            disabled={disabled}
            {...(passage && { 'aria-describedby': `${id}-${entry}` })}
            onClick={() => onAsk(title)}
          >
            {title}
            <ChevronRight size={18} aria-hidden="true" />
          </button>
          {passage ? (
            <p id={`${id}-${entry}`} className={styles.passage}>
              {passage}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
