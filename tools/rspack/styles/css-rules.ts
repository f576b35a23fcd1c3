/** Groups contain rules; other at-rules contain declarations and style no element. */
const isGroup = (prelude: string) =>
  /^@(layer|media|supports|container|scope|starting-style)\b/i.test(prelude);

/** A URL without quotes: quotes and comments in it are part of it. */
const bareAddress = /url\(\s*(?!["'\s])(?:\\[^]|[^)\\])*\)/iy;

/** The end of the comment, string, unquoted URL or escape that begins at `at`; `at` itself when none does. */
function skipOpaque(css: string, at: number): number {
  const first = css[at];
  if (first === '\\') return at + 2;
  if (first === '/' && css[at + 1] === '*') {
    const end = css.indexOf('*/', at + 2);
    return end < 0 ? css.length : end + 2;
  }
  if (first === 'u' || first === 'U') {
    bareAddress.lastIndex = at;
    return bareAddress.test(css) ? bareAddress.lastIndex : at;
  }
  if (first !== '"' && first !== "'") return at;
  let end = at + 1;
  while (end < css.length && css[end] !== first && css[end] !== '\n') end += css[end] === '\\' ? 2 : 1;
  return end + 1;
}

/** Splits a text at a character, except inside brackets, strings and comments. */
function splitAt(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let begin = 0;
  for (let at = 0; at < text.length;) {
    const after = skipOpaque(text, at);
    if (after > at) {
      at = after;
      continue;
    }
    if ('(['.includes(text[at] ?? '')) depth += 1;
    if (')]'.includes(text[at] ?? '')) depth -= 1;
    if (text[at] === separator && depth === 0) {
      parts.push(text.slice(begin, at));
      begin = at + 1;
    }
    at += 1;
  }
  return [...parts, text.slice(begin)];
}

const withoutComments = (text: string) => {
  let uncommented = '';
  for (let at = 0; at < text.length;) {
    const after = skipOpaque(text, at);
    const isComment = text.startsWith('/*', at);
    const end = Math.max(after, at + 1);
    if (!isComment) uncommented += text.slice(at, end);
    at = end;
  }
  return uncommented;
};

/** The selectors of a list, as in `h1, :is(h2, h3)`. */
export const splitSelectors = (list: string): string[] =>
  splitAt(withoutComments(list), ',').map((selector) => selector.trim());

/** What takes the place of parts of a style sheet; each is left as it is when it is returned. */
export interface RuleChanges {
  /**
   * The selectors of a rule that is not inside another rule, at any depth of groups such as `@media`. Nested
   * rules only concern the elements of their rule.
   */
  selectors?(selectors: string[]): readonly string[];
  /** The beginning of an at-rule, such as `@layer base`; not that of a layer within another. */
  atRule?(prelude: string): string;
  /** A declaration, such as `color: red`. */
  declaration?(text: string): string;
}

/** A style sheet with changed parts. Pure. */
export function changeRules(css: string, { selectors: change, atRule, declaration }: RuleChanges): string {
  const open: ('group' | 'layer' | 'rule')[] = [];
  let changed = '';
  let begin = 0;
  let depth = 0;
  const part = (text: string, end: string) => {
    const prelude = withoutComments(text).trim();
    const isInRule = open.at(-1) === 'rule';
    const blank = text.slice(0, text.length - text.trimStart().length);
    if (prelude.startsWith('@')) {
      const isLayer = /^@layer\b/i.test(prelude);
      const other = isLayer && open.includes('layer') ? prelude : (atRule?.(prelude) ?? prelude);
      return other === prelude ? text : `${blank}${other} `;
    }
    if (end === '{') {
      if (isInRule || !change) return text;
      const selectors = splitSelectors(prelude);
      const others = [...new Set(change([...selectors]))];
      return others.join() === selectors.join() ? text : `${blank}${others.join(', ')} `;
    }
    return isInRule && prelude !== '' ? (declaration?.(text) ?? text) : text;
  };
  for (let at = 0; at < css.length;) {
    const after = skipOpaque(css, at);
    if (after > at) {
      at = after;
      continue;
    }
    const character = css[at] ?? '';
    if ('(['.includes(character)) depth += 1;
    if (')]'.includes(character)) depth = Math.max(0, depth - 1);
    if (depth === 0 && '{};'.includes(character)) {
      const text = css.slice(begin, at);
      const prelude = withoutComments(text).trim();
      const isInRule = open.at(-1) === 'rule';
      changed += `${part(text, character)}${character}`;
      if (character === '{')
        open.push(isInRule || !isGroup(prelude) ? 'rule' : /^@layer\b/i.test(prelude) ? 'layer' : 'group');
      if (character === '}') open.pop();
      begin = at + 1;
    }
    at += 1;
  }
  return changed + css.slice(begin);
}

const functional = /:(is|where|not|has|matches|-webkit-any|-moz-any)\(/i;

/**
 * Whether everything that a selector matches is, or is inside, an element with one of the marks (the
 * beginning of a class, an id or an attribute).
 */
export function isScoped(selector: string, marks: readonly string[]): boolean {
  let plain = '';
  for (let rest = selector; rest !== '';) {
    const found = functional.exec(rest);
    if (!found) {
      plain += rest;
      break;
    }
    const begin = found.index + found[0].length;
    let end = begin;
    for (let depth = 1; end < rest.length && depth > 0; end = Math.max(skipOpaque(rest, end), end + 1)) {
      if (rest[end] === '(') depth += 1;
      if (rest[end] === ')') depth -= 1;
    }
    // Negation, and selectors for descendants, do not restrict the element itself.
    const holds =
      /is|where|matches|any/i.test(found[1] ?? '') &&
      splitSelectors(rest.slice(begin, end - 1)).every((one) => isScoped(one, marks));
    if (holds) return true;
    plain += rest.slice(0, found.index);
    rest = rest.slice(end);
  }
  return marks.some((mark) => plain.includes(mark));
}
