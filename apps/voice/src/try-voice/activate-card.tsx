import { useReadonlyStore } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Button, Card, Chip } from '@revisoins/ui';
import { Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { VoiceDevices } from '../sound/voice-access.ts';
import { useFailureToast } from '../voice-service/use-failure-toast.ts';
import { isMicrophoneProblem, type MicrophoneProblem } from './microphone-problem.ts';
import styles from './tests.module.css';

interface ActivateCardProps {
  readonly devices: VoiceDevices;
  /** This site transcribes speech: only then is a recording sent. */
  readonly canTranscribe: boolean;
}

export function ActivateCard({ devices, canTranscribe }: ActivateCardProps) {
  const { t } = useTranslation('voice');
  const { status } = useReadonlyStore(devices.access);
  const toastFailure = useFailureToast();
  const [problem, setProblem] = useState<MicrophoneProblem | null>(null);
  const place = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (problem !== null) place.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  const activate = async () => {
    setProblem(null);
    const outcome = await devices.activate();
    if (outcome.ok) return;
    if (isMicrophoneProblem(outcome.failure)) setProblem(outcome.failure);
    else toastFailure(outcome, t('toast.voiceError'));
  };
  return (
    <Card as="section" aria-labelledby="activate-title" className={styles.test}>
      <h2 id="activate-title">{t('activate.title')}</h2>
      <p className={styles.quiet}>
        {problem === null ? `${t('activate.asks')} ` : null}
        {t(canTranscribe ? 'activate.consent' : 'activate.consentKept')}
      </p>
      <output ref={place} className={styles.result}>
        {status === 'on' ? (
          <Chip tone="ok">{t('activate.done')}</Chip>
        ) : problem === null ? null : (
          <p>{t(`tests.problem.${problem}`)}</p>
        )}
      </output>
      {status === 'on' ? null : (
        <Button
          icon={<Volume2 size={20} aria-hidden="true" />}
          busy={status === 'asking'}
          busyLabel={t('activate.busy')}
          onClick={() => void activate()}
        >
          {t('activate.button')}
        </Button>
      )}
    </Card>
  );
}
