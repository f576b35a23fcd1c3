/** Deeper than anything that a person writes, and shallow enough for every reader that calls itself. */
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

/** The value of a JSON text; undefined when it is not JSON, or is nested too deep to be one of ours. */
export function parseJson(text: string): unknown {
  try {
    return isTooDeep(text) ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}
