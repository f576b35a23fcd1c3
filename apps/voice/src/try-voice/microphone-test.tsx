import { useTranslation } from '@revisoins/i18n';
import { done } from '../voice-service/voice-failure.ts';
import { recordStep, startStopwatch, understandStep } from './steps.ts';
import { TestCard, type TestProps } from './test-card.tsx';
import { TestResult, type TestResultProps } from './test-result.tsx';
import { useTestRun } from './use-test-run.ts';

export function MicrophoneTest({ bench, ...rest }: TestProps) {
  const { t } = useTranslation('voice');
  const [result, run] = useTestRun<TestResultProps>(bench, 'microphone', t('toast.microphoneTest'));
  const test = () => run(async () => {
    const watch = startStopwatch();
    const recorded = await recordStep(bench, watch);
    if (!recorded.ok) return recorded;
    const { recording, audible } = recorded.value;
    const heard = await understandStep(bench, watch, recording);
    // The microphone is tested even where nobody understands what it brings.
    if (heard.ok) return done({ audible, heard: heard.value, timings: watch.timings });
    const { failure } = heard;
    return failure === 'not-configured' || failure === 'transcription-empty' ? done({ audible, unheard: failure, timings: watch.timings }) : heard;
  });
  return <TestCard name="microphone" {...rest} onRun={() => void test()} result={result && <TestResult {...result} />} />;
}
