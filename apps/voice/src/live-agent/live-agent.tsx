import { useTranslation } from '@revisoins/i18n';
import { Alert, Button, Card } from '@revisoins/ui';
import { useState } from 'react';
import { agentAddress, voiceAgentId } from './agent-settings.ts';
import { AgentFrame, type AgentState } from './agent-frame.tsx';
import styles from './live-agent.module.css';

/** The third-party agent: nothing is loaded from it before the learner agrees, each time. */
export function LiveAgent() {
  const { t } = useTranslation('voice');
  const [agentId] = useState(() => voiceAgentId());
  const [address, setAddress] = useState<URL | null>(null);
  const [state, setState] = useState<'loading' | AgentState>('loading');

  const start = () => {
    setState('loading');
    setAddress(agentId === null ? null : agentAddress(agentId));
  };

  if (agentId === null || agentAddress(agentId) === null) return null;
  return (
    <Card as="section" aria-labelledby="agent-title" className={styles.agent}>
      <h2 id="agent-title">{t('agent.title')}</h2>
      <p>{t('agent.intro')}</p>
      {address === null ? (
        <>
          <p>{t('agent.consent')}</p>
          <Button variant="secondary" onClick={start}>
            {t('agent.start')}
          </Button>
        </>
      ) : null}
      {address !== null && state !== 'blocked' ? (
        <>
          <output>{t(state === 'ready' ? 'agent.ready' : 'agent.loading')}</output>
          <AgentFrame address={address} onState={setState} />
          <Button variant="secondary" onClick={() => setAddress(null)}>
            {t('agent.withdraw')}
          </Button>
        </>
      ) : null}
      {address !== null && state === 'blocked' ? (
        <>
          <Alert tone="warm" live="polite">
            {t('agent.blocked')}
          </Alert>
          <Button variant="secondary" onClick={start}>
            {t('agent.retry')}
          </Button>
        </>
      ) : null}
    </Card>
  );
}
