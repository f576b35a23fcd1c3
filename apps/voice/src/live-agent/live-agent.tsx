import { useTranslation } from '@revisoins/i18n';
import { Alert, Button, Card } from '@revisoins/ui';
import { createElement, useState } from 'react';
import { loadAgentScript } from './load-agent-script.ts';
import styles from './live-agent.module.css';
import { voiceAgentId } from './widget-config.ts';

type State = 'off' | 'loading' | 'ready' | 'blocked';

/** The third party's agent: nothing of it is loaded before the learner agrees, each time. */
export function LiveAgent() {
  const { t } = useTranslation('voice');
  const [agentId] = useState(() => voiceAgentId());
  const [state, setState] = useState<State>('off');

  const start = async () => {
    setState('loading');
    setState(await loadAgentScript() ? 'ready' : 'blocked');
  };

  return (
    <Card as="section" aria-labelledby="agent-title" className={styles.agent}>
      <h2 id="agent-title">{t('agent.title')}</h2>
      {agentId === null ? <p>{t('agent.absent')}</p> : <p>{t('agent.intro')}</p>}
      {agentId !== null && (state === 'off' || state === 'loading') ? (
        <>
          <p>{t('agent.consent')}</p>
          <Button variant="secondary" busy={state === 'loading'} busyLabel={t('agent.loading')} onClick={() => void start()}>{t('agent.start')}</Button>
        </>
      ) : null}
      {agentId !== null && state === 'ready' ? (
        <>
          <output>{t('agent.ready')}</output>
          {createElement('elevenlabs-convai', { 'agent-id': agentId })}
          <Button variant="secondary" onClick={() => setState('off')}>{t('agent.withdraw')}</Button>
        </>
      ) : null}
      {state === 'blocked' ? (
        <>
          <Alert tone="warm" live="polite">{t('agent.blocked')}</Alert>
          <Button variant="secondary" onClick={() => void start()}>{t('agent.retry')}</Button>
        </>
      ) : null}
    </Card>
  );
}
