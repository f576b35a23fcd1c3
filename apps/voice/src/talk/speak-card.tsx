import { useReadonlyStore } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Button, Card } from '@revisoins/ui';
import { Mic, Square, Volume2 } from 'lucide-react';
import { useState } from 'react';
import type { VoiceDevices } from '../sound/voice-access.ts';
import type { Failed } from '../voice-service/voice-failure.ts';
import { RecordingMeter } from '../sound/recording-meter.tsx';
import { canAsk, type Talk } from './talk.store.ts';
import styles from './talk.module.css';

interface SpeakCardProps {
  readonly devices: VoiceDevices;
  readonly talk: Talk;
  readonly onListen: () => void;
  readonly onFailure: (failure: Failed, title: string) => void;
}

/** Only where this site transcribes speech. */
export function SpeakCard({ devices, talk, onListen, onFailure }: SpeakCardProps) {
  const { t } = useTranslation('voice');
  const { status } = useReadonlyStore(devices.access);
  const state = useReadonlyStore(talk.state);
  const { phase, elapsed, level } = state;
  const [denied, setDenied] = useState(false);
  const isOn = status === 'on';
  const isRecording = phase === 'recording';

  const activate = async () => {
    const outcome = await devices.activate();
    setDenied(!outcome.ok && outcome.failure === 'microphone-denied');
    if (!outcome.ok) onFailure(outcome, t('toast.voiceError'));
  };

  return (
    <Card as="section" aria-labelledby="speak-title" className={styles.speak}>
      <h2 id="speak-title">{t('talk.title')}</h2>
      {isOn ? null : (
        <p className={styles.quiet}>
          {denied ? null : `${t('activate.asks')} `}
          {t('activate.consent')}
        </p>
      )}
      {isOn ? null : (
        <Button
          wide
          icon={<Volume2 size={20} aria-hidden="true" />}
          busy={status === 'asking'}
          busyLabel={t('activate.busy')}
          onClick={() => void activate()}
        >
          {t('activate.button')}
        </Button>
      )}
      {isRecording ? (
        <Button
          wide
          variant="destructive"
          icon={<Square size={18} aria-hidden="true" />}
          onClick={() => talk.endRecording()}
        >
          {t('talk.stop')}
        </Button>
      ) : (
        <Button
          wide
          variant={isOn ? 'primary' : 'secondary'}
          icon={<Mic size={20} aria-hidden="true" />}
          busy={!canAsk(state) || status === 'asking'}
          {...(phase === 'transcribing' ? { busyLabel: t('talk.transcribing') } : {})}
          onClick={onListen}
        >
          {t('talk.speak')}
        </Button>
      )}
      <RecordingMeter recording={isRecording} elapsed={elapsed} level={level} />
    </Card>
  );
}
