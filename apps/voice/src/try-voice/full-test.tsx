import { useTranslation } from '@revisoins/i18n';
import { done } from '../voice-service/voice-failure.ts';
import { answerStep, listenStep, speakStep, startStopwatch } from './steps.ts';
import { TestCard, type TestProps } from './test-card.tsx';
import { TestResult, type TestResultProps } from './test-result.tsx';
import { useTestRun } from './use-test-run.ts';

/** All steps: speech is recorded, transcribed, answered and spoken. */
export function FullTest({ bench, canTranscribe, ...rest }: TestProps & { readonly canTranscribe: boolean }) {
  const { t } = useTranslation('voice');
  const [result, run] = useTestRun<TestResultProps>(bench, 'full', t('toast.fullTest'));
  const test = () =>
    run(async () => {
      const watch = startStopwatch();
      const heard = await listenStep(bench, watch);
      if (!heard.ok) return heard;
      const answered = await answerStep(bench, watch, heard.value);
      if (!answered.ok) return answered;
      const replied = answered.value.text || t('failure.noReply');
      const played = await speakStep(bench, watch, replied);
      if (!played.ok) return played;
      watch.total();
      return done({ heard: heard.value, replied, played: played.value, timings: watch.timings });
    });
  return (
    <TestCard
      name="full"
      {...rest}
      disabled={rest.disabled || !canTranscribe}
      onRun={() => void test()}
      result={canTranscribe ? result && <TestResult {...result} /> : <p>{t('tests.fullUnable')}</p>}
    />
  );
}
