import { useOptionalUser } from '@revisoins/auth';
import { whenIdle } from '@revisoins/contracts';
import { landmark, useReadonlyStore } from '@revisoins/host';
import { useTranslation, language } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Chip, LinkButton, Page } from '@revisoins/ui';
import { MessageCircleQuestion } from 'lucide-react';
import { useState, useEffect } from 'react';
import { LiveAgent } from '../live-agent/live-agent.tsx';
import { useEar } from '../hearing/use-ear.ts';
import type { Loudspeaker } from '../sound/loudspeaker.ts';
import { useLoudspeaker } from '../sound/use-loudspeaker.ts';
import { useVoiceDevices } from '../sound/use-voice-devices.ts';
import { ExamNotice } from '../voice-links/exam-notice.tsx';
import { VoiceMenu } from '../voice-links/voice-menu.tsx';
import { rememberCanSpeak } from '../hearing/can-speak.ts';
import { prepareReply } from '../voice-service/complete.ts';
import { dismissFailure, useFailureToast } from '../voice-service/use-failure-toast.ts';
import { useLiveExam } from '../voice-service/use-live-exam.ts';
import type { Failed } from '../voice-service/voice-failure.ts';
import { Composer } from './ask/composer.tsx';
import { FirstQuestions } from './first-questions.tsx';
import { ReadsAloud, readsAloud } from './reads-aloud.tsx';
import { sayChoices } from './reply/say-choices.ts';
import { storeThread, readThread } from './stored-thread.ts';
import styles from './thread.module.css';
import { Thread } from './thread.tsx';
import { canAsk, createTalk, type AnswerOptions, type Talk } from './talk.store.ts';

function useTalk(loudspeaker: Loudspeaker): Talk {
  const { t } = useTranslation('voice');
  const learner = useOptionalUser()?.id ?? '';
  const [talk] = useState(() =>
    createTalk({
      loudspeaker,
      language,
      readsAloud,
      thread: { read: () => readThread(learner), keep: (turns) => storeThread(learner, turns) },
      words: { noReply: () => t('failure.noReply'), sayChoices: (choices) => sayChoices(choices, t) },
    }),
  );
  useEffect(() => {
    talk.open();
    const forget = whenIdle(() => void prepareReply(language()));
    return () => {
      forget();
      talk.close();
    };
  }, [talk]);
  return talk;
}

export function TalkScreen() {
  const { t } = useTranslation('voice');
  const devices = useVoiceDevices();
  const loudspeaker = useLoudspeaker(devices.player);
  const ear = useEar(devices);
  const talk = useTalk(loudspeaker);
  const state = useReadonlyStore(talk.state);
  const toastFailure = useFailureToast();
  const canSpeak = useReadonlyStore(ear.state).places.length > 0;
  useEffect(() => rememberCanSpeak(canSpeak), [canSpeak]);

  const liveExam = useLiveExam();
  /** An exam that was started on another device is known once the server refuses. */
  const [refused, setRefused] = useState(false);
  const silent = liveExam !== null || refused;
  const busy = !canAsk(state);

  const settle = async (work: Promise<Failed | null>, title: string) => {
    dismissFailure();
    const failure = await work;
    setRefused(failure?.failure === 'exam');
    if (failure !== null && failure.failure !== 'exam') toastFailure(failure, title);
  };

  const ask = (text: string, options?: AnswerOptions) =>
    void settle(talk.answer(text, options), t('toast.replyError'));

  return (
    <Page
      width="reading"
      title={t(canSpeak ? 'title' : 'titleWritten')}
      eyebrow={<Chip tone="warm">{t('beta')}</Chip>}
      {...(state.turns.length === 0 ? { lead: t(canSpeak ? 'lead' : 'leadWritten') } : {})}
      actions={<VoiceMenu />}
    >
      <div className={styles.screen}>
        {silent ? (
          <>
            <ExamNotice href={liveExam ?? landmark('simulation')} />
            <p className={styles.quiet}>{t('reply.silent')}</p>
          </>
        ) : null}
        {state.turns.length === 0 && !silent ? (
          <FirstQuestions disabled={busy} onAsk={(text) => ask(text)} />
        ) : null}
        <Thread
          talk={talk}
          state={state}
          busy={busy}
          onAsk={(text) => ask(text)}
          onReplay={(id) => void settle(talk.replay(id), t('toast.replayError'))}
        />
        <Composer
          ear={ear}
          talk={talk}
          onSend={ask}
          onPress={() => {
            talk.silence();
            dismissFailure();
            // During the press, so that the browser allows the reply's sound.
            void devices.player.unlock();
            talk.prepare();
          }}
          onFailure={toastFailure}
        />
        {silent ? null : (
          <div>
            <LinkButton variant="secondary">
              <Link to="/thalia-quiz">
                <MessageCircleQuestion size={20} aria-hidden="true" />
                {t('oral.enter')}
              </Link>
            </LinkButton>
          </div>
        )}
        <ReadsAloud />
        <LiveAgent />
      </div>
    </Page>
  );
}
