import { useTranslation } from '@revisoins/i18n';
import { Button } from '@revisoins/ui';
import { Mic, Square } from 'lucide-react';
import type { RefObject } from 'react';
import type { EarState } from '../../hearing/ear.store.ts';
import styles from './composer.module.css';

export interface SpeakButtonProps {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly phase: EarState['phase'];
  readonly busy: boolean;
  readonly isQuiet: boolean;
  readonly onPress: () => void;
}

/** One button to begin and to end, so that it keeps the focus. */
export function SpeakButton({ ref, phase, busy, isQuiet, onPress }: SpeakButtonProps) {
  const { t } = useTranslation('voice');
  const hears = phase === 'listening' || phase === 'preparing';
  return (
    <Button
      ref={ref}
      wide
      className={styles.big}
      variant={hears ? 'destructive' : isQuiet ? 'secondary' : 'primary'}
      icon={hears ? <Square size={22} aria-hidden="true" /> : <Mic size={22} aria-hidden="true" />}
      busy={busy || phase === 'transcribing'}
      {...(phase === 'transcribing' ? { busyLabel: t('talk.transcribing') } : {})}
      onClick={onPress}
    >
      {t(hears ? 'talk.stop' : 'talk.speak')}
    </Button>
  );
}
