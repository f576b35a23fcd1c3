import { useTranslation } from '@revisoins/i18n';
import { Button } from '@revisoins/ui';
import { CircleStop } from 'lucide-react';
import { handIn } from './hand-in.ts';

/** Ends the quiz from any question. */
export function FinishNow() {
  const { t } = useTranslation('quiz');
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<CircleStop size={18} aria-hidden="true" />}
      onClick={() => void handIn()}
    >
      {t('play.finishNow')}
    </Button>
  );
}
