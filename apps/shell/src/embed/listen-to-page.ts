import { pageMessageSchema, type PageMessage } from '@revisoins/contracts';

/** The expected sender of a message: that window, showing a page of that origin. */
export interface Sender {
  window: unknown;
  origin: string;
}

type Message = Pick<MessageEvent, 'data' | 'origin' | 'source'>;

/** A message of the page around this embed; undefined for a foreign or invalid one. Never throws. */
export function readPageMessage({ data, origin, source }: Message, sender: Sender): PageMessage | undefined {
  if (origin !== sender.origin || source !== sender.window) return undefined;
  return pageMessageSchema.safeParse(data).data;
}

/** Listens to the page around this embed. Returns a function that stops it. */
export function listenToPage(sender: Sender, onMessage: (message: PageMessage) => void): () => void {
  const hear = (event: MessageEvent) => {
    const message = readPageMessage(event, sender);
    if (message) onMessage(message);
  };
  addEventListener('message', hear);
  return () => removeEventListener('message', hear);
}
