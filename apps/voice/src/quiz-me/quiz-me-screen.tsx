import { useReadonlyStore } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Page } from '@revisoins/ui';
import { useEffect, useState } from 'react';
import { useEar } from '../hearing/use-ear.ts';
import { useLoudspeaker } from '../sound/use-loudspeaker.ts';
import { useVoiceDevices } from '../sound/use-voice-devices.ts';
import { BackToTalk } from '../voice-links/back-to-talk.tsx';
import { ExamNotice } from '../voice-links/exam-notice.tsx';
import { useFailureToast } from '../voice-service/use-failure-toast.ts';
import { useLiveExam } from '../voice-service/use-live-exam.ts';
import { drawOral, type OralSettings } from './draw-oral.ts';
import { storedOral } from './oral-attempts.ts';
import { createOralQuiz } from './oral-quiz.ts';
import { createOral } from './oral.store.ts';
import type { QuizMe } from './quiz-me.ts';
import { OralPlay } from './oral-play.tsx';
import { OralResult } from './oral-result.tsx';
import { OralStart } from './oral-start.tsx';
import styles from './quiz-me.module.css';

function useQuizMe() {
  const { t } = useTranslation('voice');
  const devices = useVoiceDevices();
  const loudspeaker = useLoudspeaker(devices.player);
  const ear = useEar(devices);
  const toastFailure = useFailureToast();
  const [me] = useState((): QuizMe => {
    const quiz = createOralQuiz();
    const onFailure = (failure: Parameters<typeof toastFailure>[0]) =>
      toastFailure(failure, t('toast.voiceError'));
    return { quiz, ear, oral: createOral({ quiz, loudspeaker, ear, onFailure }) };
  });
  useEffect(
    () => () => {
      me.oral.close();
      me.quiz.close();
    },
    [me],
  );
  // During a press, so that the browser allows the sound.
  const unlock = () => {
    void devices.player.unlock();
    loudspeaker.prepare();
  };
  return { me, unlock };
}

/** Thalia asks questions aloud, and hears or reads the answers. */
export function QuizMeScreen({ learner }: { readonly learner: string }) {
  const { t } = useTranslation('voice');
  const { me, unlock } = useQuizMe();
  const { quiz, oral } = me;
  const state = useReadonlyStore(quiz.state);
  const liveExam = useLiveExam();
  const [isOpening, setOpening] = useState(false);

  const begin = (settings: Omit<OralSettings, 'learner'>) => {
    unlock();
    setOpening(true);
    quiz.open({ load: (signal) => drawOral({ learner, ...settings }, signal) });
  };
  const resume = () => {
    unlock();
    setOpening(true);
    quiz.open({
      resume: () => storedOral(learner),
      load: async () => ({ failure: 'no-questions' }),
    });
  };
  // The first question is asked once it shows.
  const isPlaying = state.phase === 'playing';
  useEffect(() => {
    if (isPlaying) oral.begin();
  }, [isPlaying, oral]);

  if (liveExam !== null)
    return (
      <Page width="reading" title={t('oral.title')} eyebrow={<BackToTalk />}>
        <ExamNotice href={liveExam} />
      </Page>
    );
  if (state.phase === 'playing') return <OralPlay me={me} attempt={state.attempt} />;
  if (state.phase === 'finished')
    return (
      <OralResult
        attempt={state.result}
        onAgain={() => {
          setOpening(false);
          quiz.close();
        }}
      />
    );
  return (
    <Page width="reading" title={t('oral.title')} eyebrow={<BackToTalk />} lead={t('oral.lead')}>
      <div className={styles.screen}>
        <OralStart
          me={me}
          stored={storedOral(learner)}
          failure={state.phase === 'failed' ? state.failure : null}
          isOpening={isOpening && state.phase === 'opening'}
          onBegin={begin}
          onResume={resume}
        />
      </div>
    </Page>
  );
}
