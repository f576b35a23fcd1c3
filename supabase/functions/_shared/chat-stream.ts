import * as z from 'zod';
import { openProvider, wholeAnswer } from './call-provider.ts';
import { readContent, providerRequest, type ChatRequest, type ChatServer } from './chat-completion.ts';
import { providerText } from './provider-json.ts';
import { ProviderRefusal } from './provider-refusal.ts';

/** The data of a stream of server-sent events, in order, one text per data line. */
export async function* eventData(parts: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const part of parts) {
    const lines = (rest + decoder.decode(part, { stream: true })).split(/\r?\n/);
    rest = lines.pop() ?? '';
    yield* lines.flatMap(parseDataLine);
  }
  yield* parseDataLine(rest);
}

function parseDataLine(line: string): string[] {
  return line.startsWith('data:') ? [line.slice('data:'.length).trim()] : [];
}

const chunk = z.object({
  choices: z.array(
    z.object({
      delta: z.object({ content: z.string().nullish() }).nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
});

/**
 * The model's answer in parts; in one piece from a server that does not stream. Fails with a Refusal, also
 * when the connection ends early. https://platform.openai.com/docs/api-reference/chat-streaming
 */
export async function* chatStream(server: ChatServer, asked: ChatRequest): AsyncGenerator<string> {
  const answer = await openProvider('chat', providerRequest(server, asked, true));
  if (answer.type !== 'text/event-stream') {
    yield readContent(await wholeAnswer(answer));
    return;
  }
  let ended = false;
  for await (const data of eventData(answer.parts)) {
    if (data === '[DONE]') return;
    const [choice] = providerText('chat', data, chunk).choices;
    if (choice?.delta?.content) yield choice.delta.content;
    ended ||= Boolean(choice?.finish_reason);
  }
  if (!ended) throw new ProviderRefusal('The chat service broke off.', 'no end', true);
}
