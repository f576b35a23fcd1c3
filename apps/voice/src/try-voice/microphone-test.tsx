import { useTranslation } from '@revisoins/i18n';
import { done } from '../voice-service/voice-failure.ts';
import { isMicrophoneProblem } from './microphone-problem.ts';
import { recordStep, startStopwatch, understandStep } from './steps.ts';
import { TestCard, type TestProps } from './test-card.tsx';
import { TestResult, type TestResultProps } from './test-result.tsx';
import { useTestRun } from './use-test-run.ts';

export function MicrophoneTest({
  bench,
  canTranscribe,
  ...rest
}: TestProps & { readonly canTranscribe: boolean }) {
  const { t } = useTranslation('voice');
  const [result, run] = useTestRun<TestResultProps>(bench, 'microphone', t('toast.microphoneTest'));
  const test = () =>
    run(async () => {
      const watch = startStopwatch();
      // During the press: testing the microphone opens it.
      const opened = await bench.devices.activate();
      const recorded = opened.ok ? await recordStep(bench, watch) : opened;
      if (!recorded.ok)
        return isMicrophoneProblem(recorded.failure)
          ? done({ problem: recorded.failure, timings: [] })
          : recorded;
      const { recording, audible } = recorded.value;
      if (!canTranscribe) return done({ audible, unheard: 'not-configured', timings: watch.timings });
      const heard = await understandStep(bench, watch, recording);
      // The microphone is tested even where its recording cannot be transcribed.
      if (heard.ok) return done({ audible, heard: heard.value, timings: watch.timings });
      const { failure } = heard;
      return failure === 'not-configured' || failure === 'transcription-empty'
        ? done({ audible, unheard: failure, timings: watch.timings })
        : heard;
    });
  return (
    <TestCard
      name="microphone"
      {...rest}
      onRun={() => void test()}
      result={result && <TestResult {...result} />}
    />
  );
}
