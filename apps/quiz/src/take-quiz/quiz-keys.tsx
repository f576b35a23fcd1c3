import { useTranslation } from '@revisoins/i18n';
import { Button } from '@revisoins/ui';
import { Keyboard } from 'lucide-react';
import { memo } from 'react';
import { lateWindow } from '../late-window/late-window.tsx';
import type { QuizKeysWindowProps } from './quiz-keys-window.tsx';
import styles from './quiz-keys.module.css';

const QuizKeysWindow = lateWindow<QuizKeysWindowProps>(
  async () => (await import('./quiz-keys-window.tsx')).QuizKeysWindow,
);

/** The list of keys behind its own button. */
export const QuizKeys = memo(function QuizKeys(window: QuizKeysWindowProps) {
  const { t } = useTranslation('quiz');
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className={styles.button}
        icon={<Keyboard size={18} aria-hidden="true" />}
        onClick={() => window.onOpenChange(true)}
      >
        {t('keys.title')}
      </Button>
      <QuizKeysWindow {...window} />
    </>
  );
});
