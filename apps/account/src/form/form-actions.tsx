import { useTranslation } from '@revisoins/i18n';
import { Button } from '@revisoins/ui';
import styles from './form.module.css';

export interface FormActionsProps {
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly busy: boolean;
  /** Closes the dialog, or goes back to its first view. */
  readonly onCancel: () => void;
  /** 'Cancel' by default. */
  readonly cancelLabel?: string;
  /** What the form does cannot be undone: no way out while it is under way. */
  readonly destructive?: boolean;
}

/** The buttons below a form in a dialog. */
export function FormActions(props: FormActionsProps) {
  const { submitLabel, busyLabel, busy, onCancel, destructive = false } = props;
  const { t } = useTranslation('account');
  return (
    <div className={styles.actions}>
      <Button variant="secondary" onClick={onCancel} disabled={destructive && busy}>
        {props.cancelLabel ?? t('cancel')}
      </Button>
      <Button
        variant={destructive ? 'destructive' : undefined}
        type="submit"
        busy={busy}
        busyLabel={busyLabel}
      >
        {submitLabel}
      </Button>
    </div>
  );
}
