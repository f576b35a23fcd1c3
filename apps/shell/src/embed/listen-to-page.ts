import { pageMessageSchema, type PageMessage } from '@revisoins/contracts';

/** Who a message must come from: that window, showing a page of that origin. */
export interface Sender {
  window: unknown;
  origin: string;
}

type Message = Pick<MessageEvent, 'data' | 'origin' | 'source'>;

/** A message of the page around this part; undefined for one of anybody else or of another form. Never throws. */
export function readPageMessage({ data, origin, source }: Message, sender: Sender): PageMessage | undefined {
  if (origin !== sender.origin || source !== sender.window) return undefined;
  return pageMessageSchema.safeParse(data).data;
}

/** Hears what the page around this part asks for. Returns the function that ends it. */
export function listenToPage(sender: Sender, onMessage: (message: PageMessage) => void): () => void {
  const hear = (event: MessageEvent) => {
    const message = readPageMessage(event, sender);
    if (message) onMessage(message);
  };
  addEventListener('message', hear);
  return () => removeEventListener('message', hear);
}
