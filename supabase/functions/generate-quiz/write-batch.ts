import * as z from 'zod';
import { chatCompletion, type ChatServer } from '../_shared/chat-completion.ts';
import { type ValidationContext } from '../_shared/validator/rule.ts';
import { validateItems } from '../_shared/validator/validate-items.ts';
import { type GeneratedItem, generatedItem } from '../_shared/validator/generated-item.schema.ts';
import {
  agreedItems,
  blindQuestions,
  type SecondAnswers,
  secondAnswers,
} from '../_shared/validator/second-answer.ts';
import { Refusal } from '../_shared/refusal.ts';
import { askUntil } from './ask-until.ts';
import type { Deadline } from './deadline.ts';
import { answeringRules, writingRules, writingTask } from './writing-prompt.ts';

export interface BatchServers {
  readonly writer: ChatServer;
  /** The model that answers the questions blind. */
  readonly checker: ChatServer;
}

interface Batch {
  readonly count: number;
  readonly objectives: readonly string[];
}

export interface WrittenBatch {
  readonly items: readonly GeneratedItem[];
  /** Why there are not more, in a word or two each: for the operator's log. */
  readonly reasons: readonly string[];
}

const TOKENS_PER_ITEM = 900;
// Each item is judged separately: an item in another format does not reject the others.
const answered = z.object({ questions: z.array(z.unknown()) });
const form = { name: 'questions', schema: jsonSchema(z.strictObject({ questions: z.array(generatedItem) })) };
const choicesForm = { name: 'choices', schema: jsonSchema(secondAnswers) };

/** One batch: written, validated, answered a second time without its key. Never rejects. */
export async function writeBatch(
  servers: BatchServers,
  batch: Batch,
  context: ValidationContext,
  deadline: Deadline,
): Promise<WrittenBatch> {
  try {
    const candidates = (await write(servers, batch, context.skillTitle, deadline)).slice(0, batch.count);
    const { passed, broken } = validateItems(candidates, context);
    if (passed.length === 0) return { items: [], reasons: broken };
    const agreed = agreedItems(passed, await answerBlind(servers, passed, deadline));
    return { items: agreed, reasons: [...broken, ...passed.slice(agreed.length).map(() => 'second answer')] };
  } catch (error) {
    return {
      items: [],
      reasons: [
        error instanceof Refusal ? `${error.kind} (${String(error.cause ?? error.message)})` : 'unexpected',
      ],
    };
  }
}

function write(
  { writer }: BatchServers,
  { count, objectives }: Batch,
  skillTitle: string,
  deadline: Deadline,
): Promise<unknown[]> {
  return askUntil(deadline, async (timeoutMs) => {
    const reply = await chatCompletion(writer, {
      system: writingRules,
      user: writingTask(skillTitle, count, objectives),
      temperature: 0.8,
      maxTokens: count * TOKENS_PER_ITEM,
      form,
      timeoutMs,
    });
    return parse(answered, reply).questions;
  });
}

function answerBlind(
  { checker }: BatchServers,
  items: readonly GeneratedItem[],
  deadline: Deadline,
): Promise<SecondAnswers> {
  return askUntil(deadline, async (timeoutMs) => {
    const reply = await chatCompletion(checker, {
      system: answeringRules,
      user: JSON.stringify({ questions: blindQuestions(items) }),
      temperature: 0,
      maxTokens: 60 + 20 * items.length,
      form: choicesForm,
      timeoutMs,
    });
    return parse(secondAnswers, reply);
  });
}

function parse<T>(schema: z.ZodType<T>, reply: string): T {
  try {
    return schema.parse(JSON.parse(reply));
  } catch {
    throw new Refusal('unavailable', 'The chat service answers in an unknown form.', 'unknown form');
  }
}

function jsonSchema(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema);
  return rest;
}
