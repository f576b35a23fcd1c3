import * as z from 'zod';
import { callProvider, type ProviderAnswer, type ProviderRequest } from './call-provider.ts';
import { providerJson } from './provider-json.ts';

/** An OpenAI-compatible server and its settings. */
export interface ChatServer {
  /** With its version: https://api.openai.com/v1 */
  readonly baseUrl: string;
  readonly key: string | undefined;
  readonly model: string;
}

export interface ChatRequest {
  readonly system: string;
  readonly user: string;
  readonly temperature: number;
  readonly maxTokens: number;
  /** The form of the answer as JSON Schema; without one it is plain text. */
  readonly form?: { readonly name: string; readonly schema: Record<string, unknown> };
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
}

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })),
});

/**
 * The model's answer; may be empty. Throws a Refusal.
 * https://platform.openai.com/docs/api-reference/chat/create
 */
export async function chatCompletion(server: ChatServer, asked: ChatRequest): Promise<string> {
  return readContent(await callProvider('chat', providerRequest(server, asked)));
}

export function readContent(answer: ProviderAnswer): string {
  return providerJson('chat', answer, completion).choices[0]?.message.content ?? '';
}

/** `stream`: the answer arrives in parts, as the model writes it. */
export function providerRequest(
  { baseUrl, key, model }: ChatServer,
  asked: ChatRequest,
  stream = false,
): ProviderRequest {
  return {
    url: `${baseUrl}/chat/completions`,
    headers: {
      'Content-Type': 'application/json',
      ...(key !== undefined && { Authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({
      model,
      messages: [
        { role: 'system', content: asked.system },
        { role: 'user', content: asked.user },
      ],
      temperature: asked.temperature,
      max_tokens: asked.maxTokens,
      ...(asked.form && {
        response_format: { type: 'json_schema', json_schema: { ...asked.form, strict: true } },
      }),
      ...(stream && { stream: true }),
    }),
    timeoutMs: asked.timeoutMs,
    signal: asked.signal,
  };
}
