import { useTranslation } from '@revisoins/i18n';
import { KeysDialog, type KeysDialogProps } from '@revisoins/ui';
import { setKeysOn } from './keys-setting.ts';

const rows = ['choose', 'clear', 'move', 'questions', 'next', 'help'] as const;

export type QuizKeysWindowProps = Pick<
  KeysDialogProps,
  'open' | 'onOpenChange' | 'isActive' | 'onActiveChange'
>;

/** What each key does during a quiz. */
export function QuizKeysWindow({ onActiveChange, ...window }: QuizKeysWindowProps) {
  const { t } = useTranslation('quiz');
  return (
    <KeysDialog
      {...window}
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
