import { useTranslation } from '@revisoins/i18n';
import { done } from '../voice-service/voice-failure.ts';
import { listenStep, startStopwatch } from './steps.ts';
import { TestCard, type TestProps } from './test-card.tsx';
import { TestResult, type TestResultProps } from './test-result.tsx';
import { useTestRun } from './use-test-run.ts';

export function MicrophoneTest({ bench, ...rest }: TestProps) {
  const { t } = useTranslation('voice');
  const [result, run] = useTestRun<TestResultProps>(bench, 'microphone', t('toast.microphoneTest'));
  const test = () => run(async () => {
    const watch = startStopwatch();
    const heard = await listenStep(bench, watch);
    return heard.ok ? done({ heard: heard.value, timings: watch.timings }) : heard;
  });
  return <TestCard name="microphone" {...rest} onRun={() => void test()} result={result && <TestResult {...result} />} />;
}
