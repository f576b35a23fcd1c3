import { useTranslation } from '@revisoins/i18n';
import { Button } from '@revisoins/ui';
import { Eraser } from 'lucide-react';
import { memo } from 'react';

/** Clears the answer to this question. */
export const ClearAnswer = memo(function ClearAnswer({
  kind,
  onClear,
}: {
  kind: string;
  onClear: () => void;
}) {
  const { t } = useTranslation(kind);
  return (
    <Button variant="quiet" size="small" icon={<Eraser size={18} aria-hidden="true" />} onClick={onClear}>
      {t('play.clear')}
    </Button>
  );
});
