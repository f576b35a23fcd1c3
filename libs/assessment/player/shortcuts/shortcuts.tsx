import { useTranslation } from '@revisoins/i18n';
import { Button } from '@revisoins/ui';
import { Keyboard } from 'lucide-react';
import { memo } from 'react';
import type { AttemptShortcutsDialogProps } from './shortcuts-dialog.tsx';
import { lazyDialog } from '../lazy-dialog.tsx';
import styles from './shortcuts.module.css';

const AttemptShortcutsDialog = lazyDialog<AttemptShortcutsDialogProps>(
  async () => (await import('./shortcuts-dialog.tsx')).AttemptShortcutsDialog,
);

/** The list of keyboard shortcuts behind its own button. */
export const Shortcuts = memo(function Shortcuts(dialog: AttemptShortcutsDialogProps) {
  const { t } = useTranslation(dialog.kind);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className={styles.button}
        icon={<Keyboard size={18} aria-hidden="true" />}
        onClick={() => dialog.onOpenChange(true)}
      >
        {t('shortcuts.title')}
      </Button>
      <AttemptShortcutsDialog {...dialog} />
    </>
  );
});
