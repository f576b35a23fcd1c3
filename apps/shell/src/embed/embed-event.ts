import type { FrameMessage } from '@revisoins/contracts';

type WithoutVersion<Message> = Message extends unknown ? Omit<Message, 'revisoins'> : never;

/** What an embedded part tells the page around it, however the two talk. */
export type EmbedEvent = WithoutVersion<FrameMessage>;
