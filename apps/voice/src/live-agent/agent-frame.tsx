import { useTranslation } from '@revisoins/i18n';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import styles from './live-agent.module.css';

const message = z.object({ source: z.literal('revisoins-agent'), state: z.enum(['ready', 'blocked']) });
const TIMEOUT_MS = 10_000;

export type AgentState = z.infer<typeof message>['state'];

interface AgentFrameProps {
  readonly address: URL;
  /**
   * Called with the status that the agent's page reports; 'blocked' when it reports nothing for 10 seconds.
   */
  readonly onState: (state: AgentState) => void;
}

/**
 * The third-party agent, in a page of another origin: it can use the microphone, if the learner allows it,
 * but has no access to this page.
 */
export function AgentFrame({ address, onState }: AgentFrameProps) {
  const { t } = useTranslation('voice');
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const over = new AbortController();
    const timer = setTimeout(() => onState('blocked'), TIMEOUT_MS);
    window.addEventListener(
      'message',
      ({ source, origin, data }) => {
        if (source === null || source !== frame.current?.contentWindow || origin !== address.origin) return;
        const said = message.safeParse(data);
        if (!said.success) return;
        clearTimeout(timer);
        onState(said.data.state);
      },
      { signal: over.signal },
    );
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [address, onState]);

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={t('agent.frame')}
      src={address.href}
      allow="microphone"
      referrerPolicy="origin"
      // It has its own origin: allowing that gives no access to this page.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-popups"
    />
  );
}
