import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { stackReply, type StackReply, type StackRequest } from './stack-messages.ts';

/** The stack in a process of its own. */
export interface StackProcess {
  readonly pid: number;
  readonly apiUrl: string;
  readonly publishableKey: string;
  sql(query: string, parameters: readonly unknown[]): Promise<Record<string, unknown>[]>;
  functionsPid(): Promise<number | undefined>;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Calls back with each line that the process writes. Returns its last lines, for when it ends. */
function followOutput(child: ChildProcess, log: (line: string) => void): readonly string[] {
  const last: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    if (stream) {
      createInterface(stream).on('line', (line) => {
        last.push(line);
        last.splice(0, last.length - 10);
        log(line);
      });
    }
  return last;
}

/** Requests to the process, and the message that announces that it is ready. */
function talkTo(child: ChildProcess, lastLines: readonly string[]) {
  const waiting = new Map<number, { resolve(reply: StackReply): void; reject(error: Error): void }>();
  let asked = 0;
  const ready = new Promise<Extract<StackReply, { kind: 'ready' }>>((resolve, reject) => {
    child.on('message', (message) => {
      const reply = stackReply.parse(message);
      if (reply.kind === 'ready') return resolve(reply);
      const asker = waiting.get(reply.id);
      waiting.delete(reply.id);
      if (reply.kind === 'failed') asker?.reject(new Error(reply.reason));
      else asker?.resolve(reply);
    });
    child.once('exit', () => {
      const ended = new Error(`The process of the stack ended.\n${lastLines.join('\n')}`);
      reject(ended);
      for (const asker of waiting.values()) asker.reject(ended);
      waiting.clear();
    });
  });
  const ask = (request: (id: number) => StackRequest) =>
    new Promise<StackReply>((resolve, reject) => {
      asked += 1;
      waiting.set(asked, { resolve, reject });
      child.send(request(asked));
    });
  return { ready, ask };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Starts the stack; resolves when it is ready. `log` gets each line that it writes. */
export async function startStackProcess(
  options: object,
  profiling: readonly string[],
  log: (line: string) => void,
): Promise<StackProcess> {
  const child = fork(new URL('./stack-process.ts', import.meta.url), [JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // A database named in the environment belongs to the user.
    env: { ...process.env, NODE_NO_WARNINGS: '1', DATABASE_URL: '' },
    execArgv: [...profiling],
  });
  const { ready, ask } = talkTo(child, followOutput(child, log));
  const { apiUrl, publishableKey } = await ready;
  return {
    pid: child.pid ?? 0,
    apiUrl,
    publishableKey,
    async sql(sql, parameters) {
      const reply = await ask((id) => ({ kind: 'sql', id, sql, parameters: [...parameters] }));
      return reply.kind === 'rows' ? reply.rows : [];
    },
    async functionsPid() {
      const reply = await ask((id) => ({ kind: 'functions', id }));
      return reply.kind === 'functions' ? reply.pid : undefined;
    },
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  };
}
