import { Dialog } from '../dialog/dialog.tsx';
import { Checkbox } from '../field/checkbox.tsx';
import styles from './shortcuts-dialog.module.css';

export interface ShortcutsDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly rows: readonly { readonly key: string; readonly does: string }[];
  /** The switch that turns the shortcuts off (WCAG 2.1.4). */
  readonly switchLabel: string;
  readonly switchHint: string;
  readonly isActive: boolean;
  readonly onActiveChange: (isActive: boolean) => void;
}

/** What each key does, and the switch that turns them off. */
export function ShortcutsDialog({
  rows,
  switchLabel,
  switchHint,
  isActive,
  onActiveChange,
  ...dialog
}: ShortcutsDialogProps) {
  return (
    <Dialog {...dialog}>
      <dl className={styles.shortcuts}>
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
