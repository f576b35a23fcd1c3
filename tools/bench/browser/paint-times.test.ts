import { EventEmitter } from 'node:events';
import type { CDPSession } from '@playwright/test';
import { expect, test } from 'vitest';
import { listenToPaints } from './paint-times.ts';
import { PAINTED } from './watch-paint.ts';

/** A session of the developer tools, and a page that says what it painted. */
async function openPage() {
  const asked: string[] = [];
  const devtools = Object.assign(new EventEmitter(), {
    send: async (method: string) => void asked.push(method),
  });
  const painted = await listenToPaints(devtools as unknown as CDPSession);
  const say = (what: string, at: number, text = '') =>
    devtools.emit('Runtime.bindingCalled', { name: PAINTED, payload: JSON.stringify({ what, at, text }) });
  return { asked, painted, say };
}

test('a heading counts whether it is painted before or after the request for it', async () => {
  const { painted, say } = await openPage();
  say('heading', 300, 'Compétence 1');
  const screen = painted.heading(/^Compétence/, 'screen');
  say('screen', 900, 'Compétence 1');
  say('shell', 800);
  expect(await painted.heading(/^Compétence/, 'heading')).toBe(300);
  expect(await screen).toBe(900);
  expect(await painted.shell()).toBe(800);
});

test('another heading than the expected one is an error', async () => {
  const { painted, say } = await openPage();
  say('heading', 300, 'Page introuvable');
  await expect(painted.heading(/^Compétence/, 'heading')).rejects.toThrow('Page introuvable');
});

test('nothing is evaluated in the page that is measured', async () => {
  const { asked, painted, say } = await openPage();
  say('heading', 300, 'Compétence 1');
  await painted.heading(/./, 'heading');
  expect(asked).toEqual(['Runtime.enable', 'Runtime.addBinding']);
});
