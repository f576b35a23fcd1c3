import { bounds } from '@revisoins/assessment';
import { dismissTopic, toast } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Field, TextInput } from '@revisoins/ui';
import { useState } from 'react';
import { done } from '../voice-service/voice-failure.ts';
import { speakStep, startStopwatch } from './steps.ts';
import { TestCard, type TestProps } from './test-card.tsx';
import { TestResult, type TestResultProps } from './test-result.tsx';
import { useTestRun } from './use-test-run.ts';

/** Its toast disappears once there is a text. */
const TEXT_REQUIRED = 'voice-tests.speech-text';

/** Speaks the typed text, or else the reply of the chat test. */
export function SpeechTest({ bench, chatReply, ...rest }: TestProps & { readonly chatReply: string }) {
  const { t } = useTranslation('voice');
  const [typed, setTyped] = useState('');
  const [result, run] = useTestRun<TestResultProps>(bench, 'speech', t('toast.speechTest'));
  const text = typed.trim() || chatReply;
  const test = () => {
    if (text === '') {
      toast({
        title: t('toast.textRequired'),
        description: t('toast.speechRequired'),
        variant: 'destructive',
        topic: TEXT_REQUIRED,
      });
      return;
    }
    dismissTopic(TEXT_REQUIRED);
    void bench.devices.player.unlock();
    void run(async () => {
      const watch = startStopwatch();
      const played = await speakStep(bench, watch, text);
      return played.ok ? done({ played: played.value, timings: watch.timings }) : played;
    });
  };
  return (
    <TestCard name="speech" {...rest} onRun={test} result={result && <TestResult {...result} />}>
      <Field label={t('tests.speechLabel')}>
        <TextInput
          value={typed}
          maxLength={bounds.spokenText[1]}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
    </TestCard>
  );
}
