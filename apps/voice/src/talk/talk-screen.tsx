import { useReadonlyStore } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Chip, Page } from '@revisoins/ui';
import { LiveAgent } from '../live-agent/live-agent.tsx';
import { useVoiceDevices } from '../sound/use-voice-devices.ts';
import { useTellFailure } from '../voice-service/use-tell-failure.ts';
import { failed, type Failed } from '../voice-service/voice-failure.ts';
import { VoiceLinks } from '../voice-links/voice-links.tsx';
import { Instructions } from './instructions.tsx';
import { ReplyCard } from './reply-card.tsx';
import { SpeakCard } from './speak-card.tsx';
import styles from './talk.module.css';
import { canAsk } from './talk.store.ts';
import { TranscriptionCard } from './transcription-card.tsx';
import { TypeQuestion } from './type-question.tsx';
import { useCanTranscribe } from './use-can-transcribe.ts';
import { useTalk } from './use-talk.ts';

export function TalkScreen() {
  const { t } = useTranslation('voice');
  const devices = useVoiceDevices();
  const talk = useTalk(devices);
  const state = useReadonlyStore(talk.state);
  const { phase, transcription, reply, writing, sources } = state;
  const tellFailure = useTellFailure();
  const [canTranscribe, setCanTranscribe] = useCanTranscribe();

  const settle = async (work: Promise<Failed | null>, title: string) => {
    const failure = await work;
    if (failure?.failure === 'not-configured') setCanTranscribe(false);
    if (failure) tellFailure(failure, title);
  };

  const speakCard = (
    <SpeakCard
      key="speak"
      understood={canTranscribe}
      devices={devices}
      talk={talk}
      onFailure={tellFailure}
      onListen={() => void settle(canTranscribe ? talk.listen() : Promise.resolve(failed('not-configured')), t('toast.voiceError'))}
    />
  );

  return (
    <Page title={t('title')} eyebrow={<Chip tone="warm">{t('beta')}</Chip>} lead={t('lead')}>
      <VoiceLinks />
      <div className={styles.screen}>
        <div className={styles.column}>
          {canTranscribe ? speakCard : null}
          <TypeQuestion
            key="type"
            onlyWay={!canTranscribe}
            busy={!canAsk(state)}
            sending={phase === 'thinking'}
            onSend={(text, onAnswered) => void settle(talk.answer(text, onAnswered), t('toast.voiceError'))}
          />
        </div>
        <div className={styles.column}>
          <TranscriptionCard text={transcription} />
          <ReplyCard
            phase={phase}
            reply={reply}
            writing={writing}
            sources={sources}
            onReplay={() => void settle(talk.replay(), t('toast.replayError'))}
            onSilence={() => talk.silence()}
          />
        </div>
        {canTranscribe ? null : speakCard}
        <Instructions speaking={canTranscribe} />
        <LiveAgent />
      </div>
    </Page>
  );
}
