import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { freeOffset } from '@revisoins/stack/free-offset';
import { temporaryFolder } from '@revisoins/types/tree.fixture';
import { browserArguments, presentBrowser } from '@revisoins/workspace/find-browser';
import { ports, remotePorts } from '@revisoins/workspace/ports';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { remoteBuild, shellBuild } from './build.fixture.ts';
import { publish, remote } from './run-release.fixture.ts';
import { serveSite } from './serve/serve-site.ts';
import { formFolders } from './site/dictionary-forms.ts';
import { sitePaths } from './site/site-paths.ts';

/** A screen's script of some 20 KB that compresses badly: without the earlier one it is big. */
const screen = (change: string) =>
  Array.from({ length: 300 }, (_, line) => createHash('sha512').update(String(line)).digest('base64'))
    .concat(change)
    .map((text) => `text(${JSON.stringify(text)});`)
    .join('\n');

/** Adds a file to a build, as the preset names it; returns its path there. */
function withScreen(folder: string, text: string): string {
  const content = screen(text);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const path = `assets/screen.${hash}.js`;
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, path), content);
  return path;
}

const offset = await freeOffset();
const shellPort = ports(offset).shell;
const shell = `http://localhost:${shellPort}`;
const origin = `http://localhost:${remotePorts(offset).quiz}`;
const folder = temporaryFolder('site');
/** The addresses of a file in two versions of the quiz, and in two of the shell. */
const versions = { quiz: [] as string[], shell: [] as string[] };

beforeAll(async () => {
  // Both remotes have one origin.
  const origins = { quiz: origin, exam: origin };
  const config = { apiUrl: 'https://api.example', publishableKey: 'x' };
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ config, origins }));
  for (const tag of ['one', 'two']) {
    const host = shellBuild();
    versions.shell.push(`${shell}/${withScreen(host, tag)}`);
    await publish(folder, 'shell', host);
    const build = remoteBuild('quiz', tag);
    versions.quiz.push(`${origin}/remotes/quiz/1.0.0-${tag}/${withScreen(build, tag)}`);
    await publish(folder, 'quiz', build, '--tag', tag);
  }
  await publish(folder, 'exam', remoteBuild('exam', 'one'), '--tag', 'one');
});

/** The site behind nginx, with the configuration that the tool prints. */
async function serveWithNginx(): Promise<() => Promise<void>> {
  const { said } = await remote('nginx', '--shell', shell, '--site', folder);
  const place = temporaryFolder('nginx');
  const file = join(place, 'nginx.conf');
  const types = 'types { application/javascript js; application/json json; text/html html; }';
  writeFileSync(
    file,
    `pid ${place}/pid; error_log ${place}/error.log; daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} events {} http { ${types} access_log off; client_body_temp_path ${place}/b; proxy_temp_path ${place}/p; fastcgi_temp_path ${place}/f; uwsgi_temp_path ${place}/u; scgi_temp_path ${place}/s;\n${said}\n}`,
  );
  const child = spawn('nginx', ['-c', file, '-p', place], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const stop = async () => {
    child.kill();
    await ended;
  };
  const answers = async () => expect((await fetch(shell)).status).toBe(200);
  await vi.waitFor(answers, { timeout: 60_000 }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return stop;
}

interface Loaded {
  encoding: string | undefined;
  /** Of headers and body. */
  bytes: number;
  text: string;
}

/** A browser that loads files of the remotes in a page of the site, each with its integrity. */
async function openPage() {
  const executablePath = presentBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...browserArguments],
  });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.goto(shell);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  return async (url: string): Promise<Loaded> => {
    const { pathname } = new URL(url);
    const place = pathname.startsWith('/assets/') ? 'shell' : (pathname.split('/')[2] ?? '');
    const sha384 = createHash('sha384')
      .update(readFileSync(join(folder, place, pathname)))
      .digest('base64');
    const seen: Loaded = { encoding: undefined, bytes: 0, text: '' };
    let ids: string[] = [];
    devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.url === url) ids = [requestId];
    });
    const finished = new Promise<void>((resolve) => {
      devtools.on('Network.responseReceived', ({ requestId, response }) => {
        if (ids.includes(requestId))
          seen.encoding = response.headers['content-encoding'] ?? response.headers['Content-Encoding'];
      });
      devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        if (!ids.includes(requestId)) return;
        seen.bytes = encodedDataLength;
        resolve();
      });
    });
    seen.text = await page.evaluate(
      async ([address, integrity]) => (await fetch(address ?? '', { integrity: integrity ?? '' })).text(),
      [url, `sha384-${sha384}`],
    );
    await finished;
    return seen;
  };
}

const hasNginx = spawnSync('nginx', ['-v']).status === 0;
const servers = [
  { name: 'the local server', serve: () => serveSite({ site: { folder }, shellPort }) },
  ...(hasNginx ? [{ name: 'nginx', serve: serveWithNginx }] : []),
];

describe.each(servers)('$name', ({ serve }) => {
  let stop = async () => {};
  beforeAll(async () => void (stop = await serve()));
  afterAll(() => stop());

  test('gives a browser with an earlier version only what differs, with its integrity', async () => {
    for (const [first = '', second = ''] of Object.values(versions)) {
      const load = await openPage();
      const before = await load(first);
      const after = await load(second);
      expect(before.encoding).toBeUndefined();
      expect(after).toMatchObject({ encoding: 'dcz', text: screen('two') });
      expect(after.bytes).toBeLessThan(before.bytes / 20);
    }
  });

  test('gives the entry of a second remote as what differs from the first, and a page that has it late too', async () => {
    for (const [one, other] of [
      ['quiz/1.0.0-one', 'exam/1.0.0-one'],
      ['exam/1.0.0-one', 'quiz/1.0.0-one'],
    ]) {
      const load = await openPage();
      expect(await load(`${origin}/remotes/${one}/remoteEntry.js`)).toMatchObject({ encoding: undefined });
      expect(await load(`${origin}/remotes/${other}/remoteEntry.js`)).toMatchObject({ encoding: 'dcz' });
    }
  });

  test('gives other browsers the usual response, and names what it varies on', async () => {
    const [, url = ''] = versions.quiz;
    for (const available of [
      `:${createHash('sha256').update('unknown').digest('base64')}:`,
      ':../../x=:',
      '',
    ]) {
      const answer = await fetch(url, {
        headers: { 'Accept-Encoding': 'dcz', 'Available-Dictionary': available },
      });
      expect(answer.headers.get('content-encoding')).toBeNull();
      expect(answer.headers.get('vary')).toBe('Accept-Encoding, Available-Dictionary');
      expect(answer.headers.get('use-as-dictionary')).toBe('match="/remotes/quiz/*/assets/screen.*.js"');
      expect(await answer.text()).toBe(screen('two'));
    }
    expect((await fetch(url.replace('/remotes/', '/dcz/x/remotes/'))).status).toBe(404);
    expect(
      (await fetch(`${origin}/remotes/quiz/1.0.0-two/gone.js`)).headers.get('use-as-dictionary'),
    ).toBeNull();
  });
});

test('forms go with their version', async () => {
  const forms = () => formFolders(sitePaths(folder), 'quiz', '1.0.0-two');
  expect(forms()).not.toEqual([]);
  await remote('promote', 'quiz', '1.0.0-two', '--traffic', '0', '--site', folder);
  await remote('prune', '--days', '0', '--yes', '--site', folder);
  expect(forms()).toEqual([]);
});
