// @vitest-environment happy-dom
import { offerRemoteSettings } from '@revisoins/host/hosting';
import { expect, test } from 'vitest';
import { agentAddress, voiceAgentId } from './agent-settings.ts';

test('the agent runs at an origin that is not the site’s, or not at all', () => {
  const at = (origin: string) =>
    agentAddress('agent_01', `${origin}/remotes/voice/1.0.0/assets/agent.html`, 'https://revisoins.example');
  expect(at('https://voice.example')?.href).toBe(
    'https://voice.example/remotes/voice/1.0.0/assets/agent.html?id=agent_01',
  );
  expect(at('https://revisoins.example')).toBeNull();
});

test.each<[Record<string, string>, string | null]>([
  [{ agentId: 'agent_01' }, 'agent_01'],
  [{}, null],
  [{ agentId: '"><script>' }, null],
])('reads %o', (settings, id) => {
  offerRemoteSettings((remote) => (remote === 'voice' ? settings : {}));
  expect(voiceAgentId()).toBe(id);
});
