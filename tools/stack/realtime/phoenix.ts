import * as z from 'zod';

/** One Phoenix message. `ref` answers a request; `joinRef` names the channel's current join. */
export type PhoenixMessage = {
  readonly joinRef: string | null;
  readonly ref: string | null;
  readonly topic: string;
  readonly event: string;
  readonly payload: unknown;
};

const ref = z
  .string()
  .nullish()
  .transform((value) => value ?? null);
const arrayMessage = z
  .tuple([ref, ref, z.string(), z.string(), z.unknown()])
  .transform(([joinRef, own, topic, event, payload]): PhoenixMessage => ({
    joinRef,
    ref: own,
    topic,
    event,
    payload,
  }));
const objectMessage = z
  .object({ join_ref: ref, ref, topic: z.string(), event: z.string(), payload: z.unknown() })
  .transform(({ join_ref, ...rest }): PhoenixMessage => ({ joinRef: join_ref, ...rest }));

/** Reads an array (version 2.0.0) or an object (1.0.0). Returns null for anything else; never throws. */
export function decodePhoenix(text: string): PhoenixMessage | null {
  try {
    return z.union([arrayMessage, objectMessage]).parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export function encodePhoenix(message: PhoenixMessage, version: string): string {
  const { joinRef, ref: own, topic, event, payload } = message;
  return JSON.stringify(
    version.startsWith('2.')
      ? [joinRef, own, topic, event, payload]
      : { join_ref: joinRef, ref: own, topic, event, payload },
  );
}
