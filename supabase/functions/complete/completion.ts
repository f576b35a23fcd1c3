import type { Passage } from './find-passages.ts';

export interface Completion {
  readonly reply: string;
  readonly sources: readonly { readonly id: string; readonly title: string; readonly reviewed: boolean }[];
}

type Pieces = AsyncGenerator<{ readonly text: string }, Completion>;

/** The pieces of a reply as they come, the warning first, then all of it with what it rests on. */
export async function* inPieces(written: AsyncIterable<string>, passages: readonly Passage[], warning?: string): Pieces {
  let reply = warning === undefined ? '' : `${warning} `;
  if (reply !== '') yield { text: reply };
  for await (const text of written) {
    reply += text;
    yield { text };
  }
  const sources = passages.map(({ id, skillTitle, reviewed }) => ({ id, title: skillTitle, reviewed }));
  return { reply: reply.trim(), sources };
}

export async function completionOf(pieces: Pieces): Promise<Completion> {
  for (;;) {
    const piece = await pieces.next();
    if (piece.done) return piece.value;
  }
}
