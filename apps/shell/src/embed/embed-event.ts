import type { FrameMessage } from '@revisoins/contracts';

type WithoutVersion<Message> = Message extends unknown ? Omit<Message, 'revisoins'> : never;

/** Events of an embed for the page around it, in a frame or mounted. */
export type EmbedEvent = WithoutVersion<FrameMessage>;
