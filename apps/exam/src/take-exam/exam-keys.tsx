import { useTranslation } from '@revisoins/i18n';
import { KeysDialog, type KeysDialogProps } from '@revisoins/ui';
import { setKeysOn } from './exam-settings.ts';

const rows = ['choose', 'clear', 'move', 'turn', 'next', 'flag', 'time', 'help'] as const;

type ExamKeysProps = Pick<KeysDialogProps, 'open' | 'onOpenChange' | 'isActive' | 'onActiveChange'>;

export function ExamKeys({ onActiveChange, ...dialog }: ExamKeysProps) {
  const { t } = useTranslation('exam');
  return (
    <KeysDialog
      {...dialog}
      title={t('keys.title')}
      closeLabel={t('close')}
      rows={rows.map((row) => ({ key: t(`keys.${row}.key`), does: t(`keys.${row}.does`) }))}
      switchLabel={t('keys.active')}
      switchHint={t('keys.activeHint')}
      onActiveChange={(isOn) => {
        setKeysOn(isOn);
        onActiveChange(isOn);
      }}
    />
  );
}
