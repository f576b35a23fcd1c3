/** Deeper than any real file, and shallow enough for every recursive reader. */
const DEEPEST = 100;

function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [mark] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (mark === '{' || mark === '[') depth += 1;
    else if (mark === '}' || mark === ']') depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/** The value of a JSON text; undefined when it is invalid or nested too deeply. */
export function parseJson(text: string): unknown {
  try {
    return isTooDeep(text) ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}
