import type { ChatServer } from '../_shared/chat-completion.ts';
import { chatStream } from '../_shared/chat-stream.ts';
import { instructions } from './instructions.ts';
import type { Writer } from './writer.ts';

const MOST_TOKENS = 300;
const MOST_CHARACTERS = 2000;

export function openAiWriter(server: ChatServer): Writer {
  return {
    async *write(asked, { passages }, gone) {
      const pieces = chatStream(server, {
        system: instructions(asked, passages),
        user: asked.text,
        temperature: 0.2,
        maxTokens: MOST_TOKENS,
        timeoutMs: 25_000,
        signal: gone,
      });
      let words = '';
      for await (const piece of pieces) {
        const fitting = piece.slice(0, MOST_CHARACTERS - words.length);
        words += fitting;
        yield fitting;
        if (words.length >= MOST_CHARACTERS) break;
      }
      const cites = [...new Set([...words.matchAll(/\[(\d)\]/g)].map(([, number]) => Number(number)))];
      // Words that rest on no passage are the model's own.
      const isCited = cites.length > 0 && cites.every((number) => passages[number - 1] !== undefined);
      return { cites: isCited ? cites : undefined };
    },
  };
}
