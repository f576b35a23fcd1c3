import type { ZodType } from 'zod';
import type { ProviderAnswer } from './call-provider.ts';
import { Refusal } from './refusal.ts';

/** Parses a provider's JSON. Throws a Refusal 'unavailable' for HTML and other surprises. */
export function providerJson<T>(name: string, answer: ProviderAnswer, schema: ZodType<T>): T {
  return providerText(name, new TextDecoder().decode(answer.bytes), schema);
}

/** The same, for a part of an answer. */
export function providerText<T>(name: string, text: string, schema: ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new Refusal('unavailable', `The ${name} service answers in an unknown form.`);
  }
}
