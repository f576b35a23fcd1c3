/** Marks the element that styles are held inside of. */
const SCOPE = '[data-revisoins]';

const whole = new Set([':root', 'html', 'body', "[data-theme='light']"]);
const themes = new Set(['.dark', "[data-theme='dark']", '[data-theme]']);

function scoped(selector: string): string {
  if (whole.has(selector)) return SCOPE;
  if (themes.has(selector)) return `${SCOPE}${selector}`;
  return `:where(${SCOPE}) ${selector}`;
}

/** Groups hold rules; what else begins with @ holds declarations and stays as it is. */
const isGroup = (prelude: string) => /^@(layer|media|supports)\b/.test(prelude);

/**
 * Global styles of ours, held inside of the element that carries `data-revisoins`: what they say of the page goes to that
 * element, the rest to what is in it. For plain style sheets without nesting. Pure.
 */
export function scopeCss(source: string): string {
  const css = source.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  let depthOfDeclarations = 0;
  return css.replaceAll(/([^{};]*)([{};])/g, (piece: string, text: string, end: string) => {
    if (end === '}' && depthOfDeclarations > 0) depthOfDeclarations -= 1;
    if (end !== '{') return piece;
    const prelude = text.trim();
    if (depthOfDeclarations > 0 || prelude.startsWith('@')) {
      if (depthOfDeclarations > 0 || !isGroup(prelude)) depthOfDeclarations += 1;
      return piece;
    }
    depthOfDeclarations += 1;
    const selectors = prelude.split(',').map((selector) => scoped(selector.trim()));
    return `${text.slice(0, text.length - text.trimStart().length)}${[...new Set(selectors)].join(', ')} {`;
  });
}
