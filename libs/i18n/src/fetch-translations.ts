import type { Language } from './languages.ts';
import { namespaceUrl } from './namespace-sources.ts';
import type { Texts } from './translate.ts';

/** A server that accepts and never answers counts as one that fails. */
const TIMEOUT_MS = 10_000;
const MOST_AT_ONCE = 10;
const MOST_RETRIES = 5;
/** Before the first retry; doubles with each. */
const RETRY_MS = 350;

let reading = 0;
const waiting: (() => void)[] = [];

/** Reads that are too many wait for their turn. */
async function inTurn<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  if (reading >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  reading += 1;
  try {
    return await ask();
  } finally {
    reading -= 1;
    waiting.shift()?.();
  }
}

/** What no retry will change, unlike a lost request or a server in trouble: a refusal, or what is no translation. */
class Refused extends Error {}

async function read(url: string): Promise<Texts> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.status >= 400 && response.status < 500) throw new Refused(`${url} answers ${response.status}`);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  const texts: unknown = await response.json().catch((cause: unknown) => {
    throw cause instanceof SyntaxError ? new Refused(`${url} is no translation`, { cause }) : cause;
  });
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) throw new Refused(`${url} is no translation`);
  return texts as Texts;
}

/**
 * The texts of a namespace. Each try asks the next of its sources: one that is out must not take a text from another. What
 * a source refuses is asked of one more, at once.
 */
export async function fetchTranslations(language: Language, namespace: string): Promise<Texts> {
  let refusals = 0;
  for (let retries = 0; ; retries++) {
    const url = namespaceUrl(language, namespace);
    try {
      return await inTurn(() => read(url));
    } catch (error) {
      if (error instanceof Refused ? ++refusals > 1 : retries >= MOST_RETRIES) throw error;
      if (!(error instanceof Refused)) await new Promise((resolve) => setTimeout(resolve, RETRY_MS * 2 ** retries));
    }
  }
}
