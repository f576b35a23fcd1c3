import { useTranslation } from '@revisoins/i18n';
import { Button } from '@revisoins/ui';
import { Keyboard } from 'lucide-react';
import { memo } from 'react';
import type { AttemptKeysDialogProps } from './keys-dialog.tsx';
import { lazyDialog } from './lazy-dialog.tsx';
import styles from './keys.module.css';

const AttemptKeysDialog = lazyDialog<AttemptKeysDialogProps>(
  async () => (await import('./keys-dialog.tsx')).AttemptKeysDialog,
);

/** The list of keys behind its own button. */
export const Keys = memo(function Keys(dialog: AttemptKeysDialogProps) {
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
        {t('keys.title')}
      </Button>
      <AttemptKeysDialog {...dialog} />
    </>
  );
});
