import { useTranslation } from '@revisoins/i18n';
import { Button } from '@revisoins/ui';
import type { Choice } from '../../voice-service/complete.ts';
import styles from '../thread.module.css';

interface ChoicesProps {
  readonly choices: readonly Choice[];
  readonly disabled?: boolean;
  readonly onAsk: (question: string) => void;
}

/** What may have been meant: a press asks for it. */
export function Choices({ choices, disabled = false, onAsk }: ChoicesProps) {
  const { t } = useTranslation('voice');
  if (choices.length === 0) return null;
  return (
    <div className={styles.choices} role="group" aria-label={t('reply.choices')}>
      {choices.map(({ id, title }) => (
        <Button key={id} variant="secondary" disabled={disabled} onClick={() => onAsk(title)}>
          {title}
        </Button>
      ))}
    </div>
  );
}
