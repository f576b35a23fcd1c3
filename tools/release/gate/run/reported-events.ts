import { createServer } from 'node:http';
import * as z from 'zod';
import { closeServer } from '@revisoins/stack/listen-on-port';
import { parseJson } from '../../site/parse-json.ts';

const eventSchema = z.looseObject({
  type: z.string(),
  remote: z.string().optional(),
  owner: z.string().optional(),
  reason: z.string().optional(),
  message: z.string().optional(),
  directive: z.string().optional(),
  blocked: z.string().optional(),
});
export type ReportedEvent = z.infer<typeof eventSchema>;

export interface ReportedEvents {
  url: string;
  /** The events since the last call. */
  take(): ReportedEvent[];
  /** Resolves to the first matching event, received or still to come; undefined when time is up. */
  first(matches: (event: ReportedEvent) => boolean, milliseconds: number): Promise<ReportedEvent | undefined>;
  stop(): Promise<void>;
}

/** Collects the events that the platform reports to its operator. */
export async function listenForEvents(): Promise<ReportedEvents> {
  const events: ReportedEvent[] = [];
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (data: Buffer) => (body += data.toString()));
    request.on('end', () => {
      const parsed = eventSchema.safeParse(parseJson(body));
      if (parsed.success) events.push(parsed.data);
      response.writeHead(204, { 'Access-Control-Allow-Origin': '*' }).end();
      for (const look of waiting) look();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`,
    take: () => events.splice(0),
    first(matches, milliseconds) {
      return new Promise((resolve) => {
        const finish = (event: ReportedEvent | undefined) => {
          waiting.delete(look);
          clearTimeout(timer);
          resolve(event);
        };
        const look = () => {
          const found = events.find(matches);
          if (found) finish(found);
        };
        const timer = setTimeout(() => finish(undefined), milliseconds);
        // Nobody may still be waiting for it, but the server keeps the process alive.
        timer.unref();
        waiting.add(look);
        look();
      });
    },
    stop: () => closeServer(server),
  };
}
