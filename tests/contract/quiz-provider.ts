import type { ServerResponse } from 'node:http';
import type { GeneratedItem } from '../../supabase/functions/_shared/validator/generated-item.schema.ts';
import { goodItem } from './generated-item.fixture.ts';
import type { Answer, SeenRequest } from './voice-provider.ts';

interface Asked {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly response_format: {
    readonly type: string;
    readonly json_schema: { readonly name: string; readonly strict: boolean; readonly schema: unknown };
  };
}

export const readAsked = (request: SeenRequest) => JSON.parse(String(request.body)) as Asked;
export const isWriting = (request: SeenRequest) =>
  readAsked(request).response_format.json_schema.name === 'questions';

/** The completion of an OpenAI-compatible server. */
export function says(response: ServerResponse, content: unknown): void {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(
    JSON.stringify({
      object: 'chat.completion',
      choices: [
        {
          index: 0,
          finish_reason: 'stop',
          message: {
            role: 'assistant',
            content: typeof content === 'string' ? content : JSON.stringify(content),
          },
        },
      ],
    }),
  );
}

/** Answers blind questions with the right option, wherever it is: the fixture's, or one of `others`. */
export const answerRightly =
  (...others: readonly string[]): Answer =>
  (response, request) => {
    const isRight = (text: string) => rightTexts.has(text) || others.includes(text);
    says(response, {
      choices: blind(request).map(
        ({ options }) => Object.entries(options).find(([, text]) => isRight(text))?.[0] ?? 'unsure',
      ),
    });
  };

export const answerWith =
  (choice: string): Answer =>
  (response, request) => {
    says(response, { choices: blind(request).map(() => choice) });
  };

/** A server whose n-th writing call returns `item(n)`; by default good items, and right second answers. */
export function quizProvider({
  item = (n) => goodItem(n),
  second = answerRightly(),
}: { item?: (number: number) => unknown; second?: Answer } = {}): Answer {
  let number = -1;
  return (response, request) => {
    if (!isWriting(request)) return second(response, request);
    number += 1;
    says(response, { questions: [item(number)] });
  };
}

export function blind(request: SeenRequest) {
  const { content } = readAsked(request).messages[1] ?? { content: '' };
  return (JSON.parse(content) as { questions: { stem: string; options: Record<string, string> }[] })
    .questions;
}

const rightTexts = new Set(
  Array.from({ length: 10 }, (_, number) => goodItem(number)).map(
    ({ options, key }: GeneratedItem) => options[key].text,
  ),
);
