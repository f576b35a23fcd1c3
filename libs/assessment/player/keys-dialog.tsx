import { useTranslation } from '@revisoins/i18n';
import { KeysDialog, type KeysDialogProps } from '@revisoins/ui';

export type AttemptKeysDialogProps = {
  readonly kind: string;
  /** What the dialog lists, by the names of its texts. */
  readonly rows: readonly string[];
} & Pick<KeysDialogProps, 'open' | 'onOpenChange' | 'isActive' | 'onActiveChange'>;

/** What each key does while a question is shown. */
export function AttemptKeysDialog({ kind, rows, ...dialog }: AttemptKeysDialogProps) {
  const { t } = useTranslation(kind);
  return (
    <KeysDialog
      {...dialog}
      title={t('keys.title')}
      closeLabel={t('close')}
      rows={rows.map((row) => ({ key: t(`keys.${row}.key`), does: t(`keys.${row}.does`) }))}
      switchLabel={t('keys.active')}
      switchHint={t('keys.activeHint')}
    />
  );
}
