// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { voiceAgentId } from './widget-config.ts';

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
