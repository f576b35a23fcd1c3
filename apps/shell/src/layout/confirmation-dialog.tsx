import type { Confirmation } from '@revisoins/host';
import { answerConfirmation } from '@revisoins/host/hosting';
import { useTranslation } from '@revisoins/i18n';
import { ConfirmDialog } from '@revisoins/ui/hosting';

export function ConfirmationDialog({ confirmation }: { confirmation: Confirmation }) {
  const { t } = useTranslation('shell');
  return (
    <ConfirmDialog
      open
      title={confirmation.title}
      body={confirmation.body}
      confirmLabel={confirmation.confirmLabel}
      cancelLabel={confirmation.cancelLabel ?? t('confirm.cancel')}
      destructive={confirmation.destructive ?? false}
      emphasis={confirmation.emphasis ?? 'confirm'}
      onConfirm={() => answerConfirmation(true)}
      onCancel={() => answerConfirmation(false)}
    />
  );
}
