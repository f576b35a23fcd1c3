import { useTranslation } from '@revisoins/i18n';
import { ShortcutsDialog, type ShortcutsDialogProps } from '@revisoins/ui';

export type AttemptShortcutsDialogProps = {
  readonly kind: string;
  /** What the dialog lists, by the names of its texts. */
  readonly rows: readonly string[];
} & Pick<ShortcutsDialogProps, 'open' | 'onOpenChange' | 'isActive' | 'onActiveChange'>;

/** What each key does while a question is shown. */
export function AttemptShortcutsDialog({ kind, rows, ...dialog }: AttemptShortcutsDialogProps) {
  const { t } = useTranslation(kind);
  return (
    <ShortcutsDialog
      {...dialog}
      title={t('shortcuts.title')}
      closeLabel={t('close')}
      rows={rows.map((row) => ({ key: t(`shortcuts.${row}.key`), does: t(`shortcuts.${row}.does`) }))}
      switchLabel={t('shortcuts.active')}
      switchHint={t('shortcuts.activeHint')}
    />
  );
}
