import { useTranslation } from '@revisoins/i18n';
import { Checkbox, Dialog } from '@revisoins/ui';
import { setKeysOn } from './exam-settings.ts';
import styles from './keys-dialog.module.css';

export interface KeysDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly isActive: boolean;
  readonly onActiveChange: (isActive: boolean) => void;
}

const rows = ['choose', 'move', 'turn', 'next', 'flag', 'time', 'help'] as const;

/** The list of keys, and the switch that turns them off. */
export function KeysDialog({ open, onOpenChange, isActive, onActiveChange }: KeysDialogProps) {
  const { t } = useTranslation('exam');
  return (
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
  );
}
