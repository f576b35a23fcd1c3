import { Dialog } from '../dialog/dialog.tsx';
import { Checkbox } from '../field/checkbox.tsx';
import styles from './keys-dialog.module.css';

export interface KeysDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly rows: readonly { readonly key: string; readonly does: string }[];
  /** The switch that turns the keys off (WCAG 2.1.4). */
  readonly switchLabel: string;
  readonly switchHint: string;
  readonly isActive: boolean;
  readonly onActiveChange: (isActive: boolean) => void;
}

/** What each key does, and the switch that turns them off. */
export function KeysDialog({
  rows,
  switchLabel,
  switchHint,
  isActive,
  onActiveChange,
  ...dialog
}: KeysDialogProps) {
  return (
    <Dialog {...dialog}>
      <dl className={styles.keys}>
        {rows.map(({ key, does }) => (
          <div key={key} className={styles.row}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={switchLabel}
        hint={switchHint}
        checked={isActive}
        onChange={({ target }) => onActiveChange(target.checked)}
      />
    </Dialog>
  );
}
