import { useReadonlyStore } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Button, Card, Chip } from '@revisoins/ui';
import { Volume2 } from 'lucide-react';
import type { VoiceDevices } from '../sound/voice-access.ts';
import { useTellFailure } from '../voice-service/use-tell-failure.ts';
import styles from './tests.module.css';

export function ActivateCard({ devices }: { readonly devices: VoiceDevices }) {
  const { t } = useTranslation('voice');
  const { status } = useReadonlyStore(devices.access);
  const tellFailure = useTellFailure();
  const activate = async () => {
    const outcome = await devices.activate();
    if (!outcome.ok) tellFailure(outcome, t('toast.voiceError'));
  };
  return (
    <Card as="section" aria-labelledby="activate-title" className={styles.test}>
      <h2 id="activate-title">{t('activate.title')}</h2>
      <p className={styles.quiet}>{t('activate.consent')}</p>
      <output>{status === 'on' ? <Chip tone="ok">{t('activate.done')}</Chip> : null}</output>
      {status === 'on' ? null : (
        <Button icon={<Volume2 size={20} aria-hidden="true" />} busy={status === 'asking'} busyLabel={t('activate.busy')} onClick={() => void activate()}>
          {t('activate.button')}
        </Button>
      )}
    </Card>
  );
}
