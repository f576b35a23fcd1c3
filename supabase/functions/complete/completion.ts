import type { Passage } from './find-passages.ts';

export interface Completion {
  readonly reply: string;
  /** It contains help lines: it must not be read out loud unasked. */
  readonly help?: true;
  readonly sources: readonly { readonly id: string; readonly title: string; readonly reviewed: boolean }[];
}

type Pieces = AsyncGenerator<{ readonly text: string; readonly help?: true }, Completion>;

/**
 * The parts of a reply as they arrive, the caution and the warning first, then the whole reply with its
 * sources.
 */
export async function* inPieces(
  written: AsyncIterable<string>,
  passages: readonly Passage[],
  caution?: string,
  warning?: string,
): Pieces {
  const help = caution === undefined ? {} : { help: true as const };
  let reply = [caution, warning]
    .filter((part) => part !== undefined)
    .map((part) => `${part} `)
    .join('');
  if (reply !== '') yield { text: reply, ...help };
  for await (const text of written) {
    reply += text;
    yield { text };
  }
  const sources = passages.map(({ id, skillTitle, reviewed }) => ({ id, title: skillTitle, reviewed }));
  return { reply: reply.trim(), ...help, sources };
}

export async function readCompletion(pieces: Pieces): Promise<Completion> {
  for (;;) {
    const piece = await pieces.next();
    if (piece.done) return piece.value;
  }
}
