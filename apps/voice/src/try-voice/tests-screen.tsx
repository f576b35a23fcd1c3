import { useReadonlyStore } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Alert, Page } from '@revisoins/ui';
import { useState, useEffect } from 'react';
import { readSettings } from '../voice-choice/stored-settings.ts';
import { ExamNotice } from '../voice-links/exam-notice.tsx';
import { SignedOutNotice } from '../voice-links/signed-out-notice.tsx';
import { useCanTranscribe } from '../voice-service/use-can-transcribe.ts';
import { useLiveExam } from '../voice-service/use-live-exam.ts';
import { BackToTalk } from '../voice-links/back-to-talk.tsx';
import { ActivateCard } from './activate-card.tsx';
import { ChatTest } from './chat-test.tsx';
import { FullTest } from './full-test.tsx';
import { MicrophoneTest } from './microphone-test.tsx';
import { SpeechTest } from './speech-test.tsx';
import styles from './tests.module.css';
import { useVoiceDevices } from '../sound/use-voice-devices.ts';
import type { VoiceSettings } from '../voice-choice/voice-settings.ts';
import { createBench, type Bench } from './bench.store.ts';

function useBench(settings: VoiceSettings): Bench {
  const devices = useVoiceDevices();
  const [bench] = useState(() => createBench(devices, settings));
  useEffect(() => {
    bench.open();
    return () => bench.close();
  }, [bench]);
  return bench;
}

export function TestsScreen() {
  const { t } = useTranslation('voice');
  const [settings] = useState(readSettings);
  const bench = useBench(settings);
  const running = useReadonlyStore(bench.running);
  const [chatReply, setChatReply] = useState('');
  const [canTranscribe] = useCanTranscribe();
  const liveExam = useLiveExam();
  const isBlank = settings.voiceId.trim() === '';
  const common = { bench, running, disabled: isBlank };

  return (
    <Page eyebrow={<BackToTalk />} title={t('tests.title')} lead={t('tests.lead')}>
      <div className={styles.screen}>
        <SignedOutNotice />
        {liveExam === null ? null : <ExamNotice href={liveExam} />}
        {isBlank ? (
          <Alert tone="warm">
            {t('tests.blankVoice')} <Link to="/thalia-settings">{t('links.settings')}</Link>
          </Alert>
        ) : null}
        <ActivateCard devices={bench.devices} canTranscribe={canTranscribe} />
        <div className={styles.tests}>
          <MicrophoneTest {...common} canTranscribe={canTranscribe} />
          <ChatTest {...common} onReply={setChatReply} />
          <SpeechTest {...common} chatReply={chatReply} />
          <FullTest {...common} canTranscribe={canTranscribe} />
        </div>
      </div>
    </Page>
  );
}
