import { useTranslation } from '@revisoins/i18n';
import { Button } from '@revisoins/ui';
import { Keyboard } from 'lucide-react';
import { memo } from 'react';
import type { KeysWindowProps } from './keys-window.tsx';
import { lateWindow } from './late-window.tsx';
import styles from './keys.module.css';

const KeysWindow = lateWindow<KeysWindowProps>(async () => (await import('./keys-window.tsx')).KeysWindow);

/** The list of keys behind its own button. */
export const Keys = memo(function Keys(window: KeysWindowProps) {
  const { t } = useTranslation(window.kind);
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
      <KeysWindow {...window} />
    </>
  );
});
