import { bounds } from '@revisoins/assessment';
import { dismissTopic, toast } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Field, TextInput } from '@revisoins/ui';
import { useState } from 'react';
import { done } from '../voice-service/voice-failure.ts';
import { answerStep, startStopwatch } from './steps.ts';
import { TestCard, type TestProps } from './test-card.tsx';
import { TestResult, type TestResultProps } from './test-result.tsx';
import { useTestRun } from './use-test-run.ts';

/** Its toast disappears once there is a text. */
const TEXT_REQUIRED = 'voice-tests.chat-text';

export function ChatTest({
  bench,
  onReply,
  ...rest
}: TestProps & { readonly onReply: (reply: string) => void }) {
  const { t } = useTranslation('voice');
  const [text, setText] = useState('');
  const [result, run] = useTestRun<TestResultProps>(bench, 'chat', t('toast.chatTest'));
  const test = (asked: string) => {
    if (asked.trim() === '') {
      toast({
        title: t('toast.textRequired'),
        description: t('toast.chatRequired'),
        variant: 'destructive',
        topic: TEXT_REQUIRED,
      });
      return;
    }
    dismissTopic(TEXT_REQUIRED);
    void run(async () => {
      const watch = startStopwatch();
      const answered = await answerStep(bench, watch, asked.trim());
      if (!answered.ok) return answered;
      const replied = answered.value.text || t('failure.noReply');
      onReply(replied);
      return done({ replied, choices: answered.value.choices, timings: watch.timings });
    });
  };
  const ask = (question: string) => {
    setText(question);
    test(question);
  };
  return (
    <TestCard
      name="chat"
      {...rest}
      onRun={() => test(text)}
      result={result && <TestResult {...result} onAsk={ask} />}
    >
      <Field label={t('tests.chatLabel')}>
        <TextInput
          value={text}
          maxLength={bounds.spokenText[1]}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
    </TestCard>
  );
}
