import type { ChatServer } from '../_shared/chat-completion.ts';
import { chatStream } from '../_shared/chat-stream.ts';
import { instructions } from './instructions.ts';
import type { Writer } from './writer.ts';

const MOST_TOKENS = 300;
const MOST_CHARACTERS = 2000;

export function openAiWriter(server: ChatServer): Writer {
  return {
    takes: 3,
    async *write(asked, passages, gone) {
      const pieces = chatStream(server, {
        system: instructions(asked, passages),
        user: asked.text,
        temperature: 0.2,
        maxTokens: MOST_TOKENS,
        timeoutMs: 25_000,
        signal: gone,
      });
      let left = MOST_CHARACTERS;
      // An empty reply stays empty: the page has its own text for it.
      for await (const piece of pieces) {
        yield piece.slice(0, left);
        left -= piece.length;
        if (left <= 0) return;
      }
    },
  };
}
