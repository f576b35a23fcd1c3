/** The data of a stream of server-sent events, in order, one text per line of data. */
export async function* eventData(parts: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const part of parts) {
    const lines = (rest + decoder.decode(part, { stream: true })).split(/\r?\n/);
    rest = lines.pop() ?? '';
    yield* lines.flatMap(dataOf);
  }
  yield* dataOf(rest);
}

function dataOf(line: string): string[] {
  return line.startsWith('data:') ? [line.slice('data:'.length).trim()] : [];
}
