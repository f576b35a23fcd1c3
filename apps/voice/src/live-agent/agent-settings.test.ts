// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { agentAddress, voiceAgentId } from './agent-settings.ts';

test('the agent runs at an origin that is not the site’s, or not at all', () => {
  const at = (origin: string) =>
    agentAddress('agent_01', `${origin}/remotes/voice/1.0.0/assets/agent.html`, 'https://revisoins.example');
  expect(at('https://voice.example')?.href).toBe(
    'https://voice.example/remotes/voice/1.0.0/assets/agent.html?id=agent_01',
  );
  expect(at('https://revisoins.example')).toBeNull();
});

beforeEach(() => {
  document.body.innerHTML = '';
});

function inline(text: string) {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'revisoins-config';
  script.textContent = text;
  document.body.append(script);
}

test.each([
  ['{"apiUrl":"x","voiceAgentId":"agent_01"}', 'agent_01'],
  ['{"apiUrl":"x"}', null],
  ['{"voiceAgentId":"\\"><script>"}', null],
  ['half {', null],
])('reads %s', (text, id) => {
  inline(text);
  expect(voiceAgentId()).toBe(id);
});

test('finds no agent in a page without settings', () => {
  expect(voiceAgentId()).toBeNull();
});
