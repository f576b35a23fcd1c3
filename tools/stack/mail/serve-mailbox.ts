import { createServer, type Server, type ServerResponse } from 'node:http';
import { mailboxPage } from './mailbox-page.ts';
import type { Mailbox } from './mailbox.ts';
import { mailDetail, mailHeaders, mailList } from './mailpit-json.ts';

/** The mailbox over HTTP: a page for people, Mailpit's paths for scripts. */
export function serveMailbox(mailbox: Mailbox): Server {
  return createServer((request, response) => {
    const url = URL.parse(request.url ?? '/', 'http://mailbox');
    if (url === null) return answer(response, 404, 'text/plain', 'Not found');
    const count = (name: string, otherwise: number) =>
      Math.max(0, Math.trunc(Number(url.searchParams.get(name) ?? otherwise)) || 0);
    const id = /^\/api\/v1\/message\/([\w-]+)$/.exec(url.pathname)?.[1];
    if (request.method === 'DELETE' && url.pathname === '/api/v1/messages') {
      mailbox.clear();
      return answer(response, 200, 'text/plain', 'ok');
    }
    if (request.method !== 'GET') return answer(response, 405, 'text/plain', 'Method not allowed');
    if (url.pathname === '/') return answer(response, 200, 'text/html', mailboxPage(mailbox.list()));
    if (url.pathname === '/api/v1/messages')
      return json(response, mailList(mailbox.list(), count('start', 0), count('limit', 50)));
    if (url.pathname === '/api/v1/search') {
      const query = (url.searchParams.get('query') ?? '')
        .replace(/^to:/, '')
        .replaceAll('"', '')
        .toLowerCase();
      return json(
        response,
        mailList(
          mailbox.list().filter((mail) => mail.to.toLowerCase().includes(query)),
          count('start', 0),
          count('limit', 50),
        ),
      );
    }
    const headersAsked = /^\/api\/v1\/message\/([\w-]+)\/headers$/.exec(url.pathname)?.[1];
    const known = mailbox.find(headersAsked ?? '');
    if (known !== undefined) return json(response, mailHeaders(known));
    const mail = id === 'latest' ? mailbox.list()[0] : mailbox.find(id ?? '');
    if (mail !== undefined) return json(response, mailDetail(mail));
    answer(response, 404, 'text/plain', 'Not found');
  });
}

function json(response: ServerResponse, value: unknown): void {
  answer(response, 200, 'application/json', JSON.stringify(value));
}

function answer(response: ServerResponse, status: number, type: string, body: string): void {
  response
    .writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    })
    .end(body);
}
