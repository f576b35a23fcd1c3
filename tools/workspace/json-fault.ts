/** A token of JSON: a string, another value without parts, or a sign. */
const TOKEN =
  /("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|([[\]{}:,])/uy;
const SPACE = /[ \t\r\n]*/y;

/** What may come next. */
type Next = 'value' | 'first element' | 'first key' | 'key' | 'colon' | 'comma' | 'nothing';

/** What may follow a token where `next` may come; undefined when it may not. Changes the open brackets. */
function follow(next: Next, [, string, plain, sign]: RegExpExecArray, open: string[]): Next | undefined {
  const after = (): Next => (open.length === 0 ? 'nothing' : 'comma');
  const takesValue = next === 'value' || next === 'first element';
  if (string !== undefined && (next === 'key' || next === 'first key')) return 'colon';
  if (string !== undefined || plain !== undefined) return takesValue ? after() : undefined;
  if (sign === ':') return next === 'colon' ? 'value' : undefined;
  if (sign === ',') return next !== 'comma' ? undefined : open.at(-1) === '{' ? 'key' : 'value';
  if (sign === '{' || sign === '[') {
    if (!takesValue) return undefined;
    open.push(sign);
    return sign === '{' ? 'first key' : 'first element';
  }
  const isEmpty = next === (sign === '}' ? 'first key' : 'first element');
  if (open.at(-1) !== (sign === '}' ? '{' : '[') || (next !== 'comma' && !isEmpty)) return undefined;
  open.pop();
  return after();
}

/**
 * Where a text stops being JSON, for sentences: "line 3, column 7", or "its end". Engines say it in different
 * ways, and some not at all. Undefined for JSON.
 */
export function jsonFault(text: string): string | undefined {
  const open: string[] = [];
  let next: Next = 'value';
  let at = 0;
  for (;;) {
    SPACE.lastIndex = at;
    at += SPACE.exec(text)?.[0].length ?? 0;
    if (at === text.length) return next === 'nothing' ? undefined : 'its end';
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text);
    const following: Next | undefined = token ? follow(next, token, open) : undefined;
    if (!token || !following) break;
    next = following;
    at += token[0].length;
  }
  const before = text.slice(0, at).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}
