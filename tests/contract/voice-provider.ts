import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the provider saw it. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

export type Answer = (response: ServerResponse, request: SeenRequest) => void | Promise<void>;

export interface Provider {
  readonly host: string;
  readonly url: string;
  readonly seen: SeenRequest[];
  /** How every request is answered from now on. */
  answerWith(answer: Answer): void;
  stop(): Promise<void>;
}

/** A server on its own port that gives the answers that a test defines. */
export async function startProvider(): Promise<Provider> {
  let answer: Answer = (response) => {
    response.writeHead(500).end();
  };
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const one = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(parts),
      };
      seen.push(one);
      void answer(response, one);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: `http://${host}`,
    seen,
    answerWith(next) {
      answer = next;
      seen.length = 0;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export const sendJson =
  (value: unknown, status = 200): Answer =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
  };
export const sendHtml: Answer = (response) => {
  response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>Sign in to the proxy</html>');
};
/** Sends bytes in chunks, like a streaming provider. */
export const sendAudio =
  (bytes: Uint8Array): Answer =>
  (response) => {
    response.writeHead(200, { 'Content-Type': 'audio/mpeg' });
    const half = Math.ceil(bytes.length / 2);
    response.write(bytes.subarray(0, half));
    setTimeout(() => {
      response.end(bytes.subarray(half));
    }, 30);
  };
/**
 * Streams chat completion chunks with these contents, each after the promise before it, then the end; at null
 * the connection breaks.
 */
export const streamChat =
  (...contents: readonly (string | Promise<unknown> | null)[]): Answer =>
  async (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' });
    const send = (delta: object, finish_reason: string | null = null) =>
      response.write(
        `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
      );
    send({ role: 'assistant', content: '' });
    for (const content of contents) {
      if (content === null) return void response.destroy();
      if (typeof content === 'string') send({ content });
      else await content;
    }
    send({}, 'stop');
    response.end('data: [DONE]\n\n');
  };
/** Announces more than it sends, then disconnects. */
export const breakOff =
  (bytes: Uint8Array): Answer =>
  (response) => {
    response.writeHead(200, { 'Content-Type': 'audio/mpeg', 'Content-Length': String(bytes.length * 2) });
    response.write(bytes);
    setTimeout(() => {
      response.destroy();
    }, 30);
  };
/** Never answers. */
export const stall: Answer = () => undefined;
