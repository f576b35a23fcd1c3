import { useReadonlyStore } from '@revisoins/host';
import { useTranslation, language } from '@revisoins/i18n';
import { Chip, Page } from '@revisoins/ui';
import { useState, useEffect } from 'react';
import { LiveAgent } from '../live-agent/live-agent.tsx';
import { useVoiceDevices } from '../sound/use-voice-devices.ts';
import { useLiveExam } from '../voice-service/use-live-exam.ts';
import { useFailureToast } from '../voice-service/use-failure-toast.ts';
import type { Failed } from '../voice-service/voice-failure.ts';
import { ExamNotice } from '../voice-links/exam-notice.tsx';
import { VoiceLinks } from '../voice-links/voice-links.tsx';
import { Instructions } from './instructions.tsx';
import { ReplyCard } from './reply-card.tsx';
import { SpeakCard } from './speak-card.tsx';
import styles from './talk.module.css';
import { canAsk, createTalk, type Talk } from './talk.store.ts';
import { TranscriptionCard } from './transcription-card.tsx';
import { TypeQuestion } from './type-question.tsx';
import { useCanTranscribe } from '../voice-service/use-can-transcribe.ts';
import type { VoiceDevices } from '../sound/voice-access.ts';
import { readsAloud } from './reads-aloud.ts';

function useTalk(devices: VoiceDevices): Talk {
  const { t } = useTranslation('voice');
  const [talk] = useState(() =>
    createTalk({ devices, language, readsAloud, noReply: () => t('failure.noReply') }),
  );
  useEffect(() => {
    talk.open();
    return () => talk.close();
  }, [talk]);
  return talk;
}

export function TalkScreen() {
  const { t } = useTranslation('voice');
  const devices = useVoiceDevices();
  const talk = useTalk(devices);
  const state = useReadonlyStore(talk.state);
  const { phase, transcription, reply, writing, heard, sources, questions } = state;
  const toastFailure = useFailureToast();
  const [canTranscribe, setCanTranscribe] = useCanTranscribe();

  const liveExam = useLiveExam();
  /** An exam that was started on another device is known once the server refuses. */
  const [refused, setRefused] = useState(false);
  const silent = liveExam !== null || refused;

  const settle = async (work: Promise<Failed | null>, title: string) => {
    const failure = await work;
    if (failure?.failure === 'not-configured') setCanTranscribe(false);
    setRefused(failure?.failure === 'exam');
    if (failure !== null && failure.failure !== 'exam') toastFailure(failure, title);
  };

  const ask = (text: string, onAnswered?: () => void) =>
    void settle(talk.answer(text, onAnswered), t('toast.replyError'));
  const speakCard = (
    <SpeakCard
      key="speak"
      devices={devices}
      talk={talk}
      onFailure={toastFailure}
      onListen={() => void settle(talk.listen(), t('toast.voiceError'))}
    />
  );

  return (
    <Page
      title={t(canTranscribe ? 'title' : 'titleWritten')}
      eyebrow={<Chip tone="warm">{t('beta')}</Chip>}
      lead={t(canTranscribe ? 'lead' : 'leadWritten')}
    >
      <VoiceLinks />
      {silent ? (
        <div className={styles.notice}>
          <ExamNotice href={liveExam ?? '/exam-simulation'} />
        </div>
      ) : null}
      <div className={styles.screen}>
        <div className={styles.column}>
          {canTranscribe ? speakCard : null}
          <TypeQuestion
            key="type"
            onlyWay={!canTranscribe}
            silent={silent}
            busy={!canAsk(state)}
            sending={phase === 'thinking'}
            onSend={ask}
            onBegin={talk.prepare}
          />
        </div>
        <div className={styles.column}>
          <TranscriptionCard understood={canTranscribe} text={transcription} />
          <ReplyCard
            phase={phase}
            reply={reply}
            writing={writing}
            heard={heard}
            silent={silent}
            sources={sources}
            questions={questions}
            onAsk={ask}
            onReplay={() => void settle(talk.replay(), t('toast.replayError'))}
            onSilence={() => talk.silence()}
          />
        </div>
        {silent ? null : <Instructions speaking={canTranscribe} />}
        <LiveAgent />
      </div>
    </Page>
  );
}
