// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { watchScripts } from './unloaded-scripts.ts';

const BASE = 'https://quiz.example/remotes/quiz/1.0.0/';

/** A script element that the test's browser does not load by itself. */
async function wantScript(url: string): Promise<HTMLScriptElement> {
  const script = document.createElement('script');
  Object.defineProperty(script, 'src', { value: url });
  document.head.append(script);
  // Observers are called after the current task.
  await new Promise((resolve) => setTimeout(resolve));
  return script;
}

/** The requests of a test, which the network answers as scripted. */
function watchNetwork(answer: () => Promise<Response> = async () => new Response('')) {
  const asked: [string, RequestCache | undefined][] = [];
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    asked.push([url, init?.cache]);
    return answer();
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test('asks the network, past every cache, for what did not load below a base, once', async () => {
  const asked = watchNetwork();
  const scripts = watchScripts();
  await wantScript(`${BASE}remoteEntry.js`);
  await wantScript('https://exam.example/remotes/exam/1.0.0/remoteEntry.js');
  await scripts.refresh(BASE);
  await scripts.refresh(BASE);
  expect(asked).toEqual([[`${BASE}remoteEntry.js`, 'reload']]);
});

test('asks nothing when everything loaded', async () => {
  const asked = watchNetwork();
  const scripts = watchScripts();
  const script = await wantScript(`${BASE}remoteEntry.js`);
  script.dispatchEvent(new Event('load'));
  await scripts.refresh(BASE);
  expect(asked).toEqual([]);
});

test('does not reject when the network is down', async () => {
  watchNetwork(() => Promise.reject(new TypeError('Failed to fetch')));
  const scripts = watchScripts();
  await wantScript(`${BASE}remoteEntry.js`);
  await expect(scripts.refresh(BASE)).resolves.toBeUndefined();
});
