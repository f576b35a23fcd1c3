import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { MOST_FILES } from '../gate/files/file-problems.ts';
import { readBody } from '@revisoins/workspace/read-body';
import { readLimits, readSiteFile } from '../site/site-file.schema.ts';
import { sitePaths } from '../site/site-paths.ts';
import { STOPPED } from '../stop.ts';
import { inTeamWords, publicationWords } from './publication-words.ts';
import { hashKey, readPublishers, remoteOfKey } from './publishers.ts';
import { makeReceivedFolder } from './received-folder.ts';

/** Where a team sends what it wants to publish: the path ends with the name of its remote. */
const PUBLICATIONS = /^\/sdk\/publications\/([a-z][a-z0-9-]{0,39})$/;

/** What the form around the files may weigh. */
const FORM_BYTES = 1_000_000;

/** A file of a build, without a step upwards. */
const FILE = /^(?:[\w@-][\w@.-]*\/)*[\w@-][\w@.-]*$/;

/**
 * What changes a remote or runs its gate at the moment, by remote and site: a team's second attempt waits
 * until its first one has ended.
 */
const underWay = new Map<string, AbortController>();

interface Answer {
  status: number;
  sentence: string;
}

/** What a team wants to do, by the command that its program names before it sends anything. */
const wanted = new Map([
  ['check', 'Checking a build on this site'],
  ['promote', 'Promoting a version'],
  ['rollback', 'Rolling back'],
  ['list', 'Listing who gets what'],
  ['previews', 'Seeing or removing previews'],
]);

/** Who asks: the hash of the key, or why it is not one for this remote. */
function authorize(request: IncomingMessage, requested: string, folder: string): Answer | { key: string } {
  const [, key] = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '') ?? [];
  if (key === undefined)
    return {
      status: 401,
      sentence: `${wanted.get(String(request.headers['revisoins-command'])) ?? 'Publishing'} needs a key, and none came. The operator of the site makes one for your team with "npm run remote -- invite ${requested}"; set it as REVISOINS_KEY.`,
    };
  const hash = hashKey(key);
  const owned = remoteOfKey(readPublishers(sitePaths(folder)), hash);
  if (owned === undefined)
    return {
      status: 403,
      sentence: `This key is not one of this site, or it was replaced. Ask the operator for a new one: "npm run remote -- invite ${requested}".`,
    };
  if (owned !== requested)
    return {
      status: 403,
      sentence: `This key is for ${owned}, and you publish ${requested}. Use the key of ${requested}, or call your remote ${owned} in remote.json.`,
    };
  return { key: hash };
}

interface Form {
  fields: Record<string, string>;
  files: Record<string, File>;
}

async function readForm(request: IncomingMessage, body: Buffer<ArrayBuffer>): Promise<Form | undefined> {
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  const data = await new Response(body, { headers }).formData().catch(() => undefined);
  if (!data) return undefined;
  const form: Form = { fields: {}, files: {} };
  for (const [name, value] of data.entries()) {
    if (typeof value === 'string') form.fields[name] = value;
    else form.files[name] = value;
  }
  return form;
}

/** Whether the files could be put into the folder. */
async function putFiles(files: Form['files'], folder: string): Promise<boolean> {
  try {
    for (const [name, file] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), Buffer.from(await file.arrayBuffer()));
    }
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST' || code === 'EISDIR' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return false;
    throw error;
  }
}

/**
 * Runs the release tool on its own and passes on what it prints, line by line; resolves to its exit code.
 * `words`: the arguments of run-received.ts.
 * When `stop` is aborted, it stops in order.
 */
function runRelease(
  words: readonly string[],
  stop: AbortSignal,
  print: (text: string) => void,
): Promise<number> {
  if (stop.aborted) {
    print(`${STOPPED}\n`);
    return Promise.resolve(1);
  }
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'run-received.ts'), ...words], {
      // By the channel it notices when this program is killed.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const end = () => child.kill('SIGTERM');
    stop.addEventListener('abort', end, { once: true });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data: Buffer) => print(data.toString()));
    child.on('error', (error) => print(error.message));
    child.on('close', (code, signal) => {
      stop.removeEventListener('abort', end);
      // It had hardly begun.
      if (signal === 'SIGTERM') print(`${STOPPED}\n`);
      resolve(code ?? 1);
    });
  });
}

const busyAnswer = (remote: string): Answer => ({
  status: 409,
  sentence: `${remote} is being published at this moment. Wait until that has ended, then try again.`,
});

/** Whether a command only reads, which may be done while another one is under way. */
const isReading = ({ command, remove }: Form['fields']) =>
  command === 'list' || (command === 'previews' && remove === undefined);

interface Asked {
  remote: string;
  site: string;
  /** The hash of the team's key. */
  key: string;
}

async function answerCommand(
  request: IncomingMessage,
  response: ServerResponse,
  { remote, site, key }: Asked,
): Promise<Answer | undefined> {
  const own = `${remote} ${site}`;
  const stop = new AbortController();
  // A team that has gone away wants it no more; it may leave while its form is read.
  response.on('close', () => stop.abort());
  const most = underWay.has(own)
    ? FORM_BYTES
    : readLimits(readSiteFile(sitePaths(site))).version + FORM_BYTES;
  const body = await readBody(request, most);
  if (!body && underWay.has(own)) return busyAnswer(remote);
  if (!body)
    return { status: 413, sentence: `This build weighs more than the ${most} bytes that this site takes.` };
  const form = await readForm(request, body);
  const odd = Object.keys(form?.files ?? {}).find((name) => !FILE.test(name));
  if (!form || odd !== undefined)
    return {
      status: 400,
      sentence:
        odd === undefined
          ? 'This is not a form with the files of a build. Publish with @revisoins/release.'
          : `"${odd}" is not a name for a file of a build: letters, digits, dots, hyphens, and folders.`,
    };
  const count = Object.keys(form.files).length;
  // Writing them takes longer than the gate, which refuses them too.
  if (count > MOST_FILES)
    return {
      status: 413,
      sentence: `This build has ${count} files, more than the ${MOST_FILES} that it may have. Leave out what no screen loads.`,
    };
  const reads = isReading(form.fields);
  if (!reads && underWay.has(own)) return busyAnswer(remote);
  if (!reads) underWay.set(own, stop);
  const folder = makeReceivedFolder();
  try {
    const asked = publicationWords({ remote, fields: form.fields, folder, site });
    if ('problem' in asked) return { status: 400, sentence: asked.problem };
    if (!(await putFiles(form.files, folder)))
      return {
        status: 400,
        sentence:
          'The files of this build cannot be stored: a name is too long, or is that of a file and of a folder.',
      };
    response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
    const running = runRelease([site, key, ...asked.words], stop.signal, (text) =>
      response.write(inTeamWords(text, remote, asked.site)),
    );
    // The command is under way: the team's program can tell by it.
    response.flushHeaders();
    const code = await running;
    response.end(`\nexit ${code}\n`);
    return undefined;
  } finally {
    if (!reads) underWay.delete(own);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Stops what is under way for a remote. It answers itself what became of it. */
function stopCommand({ remote, site }: Asked): Answer {
  const stop = underWay.get(`${remote} ${site}`);
  stop?.abort();
  return stop
    ? { status: 202, sentence: `${remote} is asked to stop.` }
    : { status: 200, sentence: `Nothing is under way for ${remote}.` };
}

/**
 * Answers a team that publishes over the network, with the key that the operator gave it (POST), asks whether
 * it may (GET), or stops what it began (DELETE), as closing the connection does. Returns whether the request
 * is one of these. What the release tool prints is the answer, as it comes; the last line has its exit code.
 */
export function receivePublication(
  site: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const [pathname = ''] = (request.url ?? '').split('?');
  const remote = PUBLICATIONS.exec(pathname)?.[1];
  if (remote === undefined || !['DELETE', 'GET', 'POST'].includes(request.method ?? '')) return false;
  const say = ({ status, sentence }: Answer) => {
    if (response.headersSent) return response.end(`\n${sentence}\nexit 1\n`);
    response
      .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
      .end(`${sentence}\n`);
    // A client that is still sending would not read the answer otherwise.
    request.resume();
  };
  const answer = async () => {
    const allowed = authorize(request, remote, site);
    if ('status' in allowed) return allowed;
    const asked = { remote, site, key: allowed.key };
    if (request.method === 'GET') return { status: 200, sentence: `You may publish ${remote}.` };
    if (request.method === 'DELETE') return stopCommand(asked);
    return answerCommand(request, response, asked);
  };
  answer().then(
    (refused) => refused && say(refused),
    (error: unknown) =>
      say({ status: 500, sentence: error instanceof Error ? error.message : String(error) }),
  );
  return true;
}
