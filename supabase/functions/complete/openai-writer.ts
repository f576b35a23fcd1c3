import { chatCompletion, type ChatServer } from '../_shared/chat-completion.ts';
import { instructions } from './instructions.ts';
import type { Writer } from './writer.ts';

const MOST_TOKENS = 300;
const MOST_CHARACTERS = 2000;

export function openAiWriter(server: ChatServer): Writer {
  return {
    async write(asked, passages) {
      const reply = await chatCompletion(server, {
        system: instructions(asked, passages),
        user: asked.text,
        temperature: 0.2,
        maxTokens: MOST_TOKENS,
        timeoutMs: 25_000,
      });
      // An empty reply stays empty: the page says so in its own words.
      return reply.trim().slice(0, MOST_CHARACTERS);
    },
  };
}
