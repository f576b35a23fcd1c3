import { toast } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Field, TextInput } from '@revisoins/ui';
import { useState } from 'react';
import { done } from '../voice-service/voice-failure.ts';
import { answerStep, startStopwatch } from './steps.ts';
import { TestCard, type TestProps } from './test-card.tsx';
import { TestResult, type TestResultProps } from './test-result.tsx';
import { useTestRun } from './use-test-run.ts';

export function ChatTest({ bench, onReply, ...rest }: TestProps & { readonly onReply: (reply: string) => void }) {
  const { t } = useTranslation('voice');
  const [text, setText] = useState('');
  const [result, run] = useTestRun<TestResultProps>(bench, 'chat', t('toast.chatTest'));
  const test = () => {
    if (text.trim() === '') {
      toast({ title: t('toast.textRequired'), description: t('toast.chatRequired'), variant: 'destructive' });
      return;
    }
    void run(async () => {
      const watch = startStopwatch();
      const answered = await answerStep(bench, watch, text.trim());
      if (!answered.ok) return answered;
      const replied = answered.value.text || t('failure.noReply');
      onReply(replied);
      return done({ replied, timings: watch.timings });
    });
  };
  return (
    <TestCard name="chat" {...rest} onRun={test} result={result && <TestResult {...result} />}>
      <Field label={t('tests.chatLabel')}>
        <TextInput value={text} maxLength={2000} onChange={(event) => setText(event.target.value)} />
      </Field>
    </TestCard>
  );
}
