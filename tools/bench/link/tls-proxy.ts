import { Agent, request as forward, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2';
import { connect, type Socket } from 'node:net';
import type { Certificate } from './certificate.ts';

/** Connection headers, which HTTP/2 forbids. */
const OF_CONNECTION =
  /^(connection|keep-alive|transfer-encoding|upgrade|proxy-connection|http2-settings|:.*)$/;

const withoutConnectionHeaders = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.test(name)));

/** HTTP/2 over TLS in front of a local server, with web sockets. It does not listen yet. */
export function tlsProxy({ key, cert }: Certificate, port: number): Http2SecureServer {
  // One connection per request: the server may close an idle connection just as it is reused.
  const agent = new Agent({ keepAlive: false });
  const answer = (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const headers = {
      ...withoutConnectionHeaders(request.headers),
      host: request.authority || String(request.headers.host),
    };
    const asked = forward(
      { host: '127.0.0.1', port, agent, method: request.method, path: request.url, headers },
      (answered) => {
        response.writeHead(answered.statusCode ?? 502, withoutConnectionHeaders(answered.headers));
        answered.pipe(response);
      },
    );
    asked.on('error', () => response.stream?.destroy());
    request.on('aborted', () => asked.destroy());
    request.pipe(asked);
  };
  const server = createSecureServer({ key, cert, allowHTTP1: true }, answer);
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    const upstream = connect(port, '127.0.0.1', () => {
      const lines = request.rawHeaders.flatMap((name, index, all) =>
        index % 2 === 0 ? [`${name}: ${all[index + 1]}`] : [],
      );
      upstream.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    upstream.on('error', () => socket.destroy());
    socket.on('error', () => upstream.destroy());
  });
  server.on('close', () => agent.destroy());
  return server;
}
