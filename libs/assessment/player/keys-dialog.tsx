import type { AttemptKind } from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';
import { KeysDialog, type KeysDialogProps } from '@revisoins/ui';

const choosing = ['choose', 'clear', 'move', 'turn', 'next'];
const rows = {
  quiz: ['choose', 'digits', ...choosing.slice(1), 'help'],
  exam: [...choosing, 'flag', 'time', 'help'],
} as const;

export type AttemptKeysDialogProps = { readonly kind: AttemptKind } & Pick<
  KeysDialogProps,
  'open' | 'onOpenChange' | 'isActive' | 'onActiveChange'
>;

/** What each key does while a question is shown. */
export function AttemptKeysDialog({ kind, ...dialog }: AttemptKeysDialogProps) {
  const { t } = useTranslation(kind);
  return (
    <KeysDialog
      {...dialog}
      title={t('keys.title')}
      closeLabel={t('close')}
      rows={rows[kind].map((row) => ({ key: t(`keys.${row}.key`), does: t(`keys.${row}.does`) }))}
      switchLabel={t('keys.active')}
      switchHint={t('keys.activeHint')}
    />
  );
}
