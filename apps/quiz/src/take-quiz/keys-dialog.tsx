import { useTranslation } from '@revisoins/i18n';
import { Button, Checkbox, Dialog } from '@revisoins/ui';
import { Keyboard } from 'lucide-react';
import { memo } from 'react';
import { setKeysOn } from './keys-setting.ts';
import styles from './keys-dialog.module.css';

export interface KeysDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly isActive: boolean;
  readonly onActiveChange: (isActive: boolean) => void;
}

const rows = ['choose', 'move', 'questions', 'next', 'help'] as const;

/** The list of keys, behind its own button, and the switch that turns them off. */
export const KeysDialog = memo(function KeysDialog({ open, onOpenChange, isActive, onActiveChange }: KeysDialogProps) {
  const { t } = useTranslation('quiz');
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className={styles.button}
        icon={<Keyboard size={18} aria-hidden="true" />}
        onClick={() => onOpenChange(true)}
      >
        {t('keys.title')}
      </Button>
      <Dialog open={open} onOpenChange={onOpenChange} title={t('keys.title')} closeLabel={t('close')}>
        <dl className={styles.keys}>
          {rows.map((row) => (
            <div key={row} className={styles.row}>
              <dt>
                <kbd className={styles.key}>{t(`keys.${row}.key`)}</kbd>
              </dt>
              <dd>{t(`keys.${row}.does`)}</dd>
            </div>
          ))}
        </dl>
        <Checkbox
          label={t('keys.active')}
          hint={t('keys.activeHint')}
          checked={isActive}
          onChange={({ target }) => {
            setKeysOn(target.checked);
            onActiveChange(target.checked);
          }}
        />
      </Dialog>
    </>
  );
});
