import { useTranslation } from '@revisoins/i18n';
import { Button, KeysDialog, type KeysDialogProps } from '@revisoins/ui';
import { Keyboard } from 'lucide-react';
import { memo } from 'react';
import { setKeysOn } from './keys-setting.ts';
import styles from './quiz-keys.module.css';

const rows = ['choose', 'clear', 'move', 'questions', 'next', 'help'] as const;

type QuizKeysProps = Pick<KeysDialogProps, 'open' | 'onOpenChange' | 'isActive' | 'onActiveChange'>;

/** The list of keys behind its own button. */
export const QuizKeys = memo(function QuizKeys({ open, onOpenChange, isActive, onActiveChange }: QuizKeysProps) {
  const { t } = useTranslation('quiz');
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className={styles.button}
        icon={<Keyboard size={18} aria-hidden="true" />}
        onClick={() => onOpenChange(true)}
      >
        {t('keys.title')}
      </Button>
      <KeysDialog
        open={open}
        onOpenChange={onOpenChange}
        title={t('keys.title')}
        closeLabel={t('close')}
        rows={rows.map((row) => ({ key: t(`keys.${row}.key`), does: t(`keys.${row}.does`) }))}
        switchLabel={t('keys.active')}
        switchHint={t('keys.activeHint')}
        isActive={isActive}
        onActiveChange={(isOn) => {
          setKeysOn(isOn);
          onActiveChange(isOn);
        }}
      />
    </>
  );
});
