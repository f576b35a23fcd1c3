import { remotePrefix } from '@revisoins/contracts';

/**
 * Whether every rule of a style sheet needs a class or an id of its remote, or the element of its screens, so
 * that it matches nothing of others. Says no where it would have to think about it. Pure.
 */
export function isOwnSheet(sheet: CSSStyleSheet, remote: string): boolean {
  const mark = `${remotePrefix(remote)}-`;
  const screens = `[data-remote="${remote}"]`;

  const isOwnSelector = (selector: string) => {
    // An escaped bracket or quote would be taken for one.
    if (selector.includes('\\')) return false;
    let text = selector.replaceAll(`:where(${screens})`, `.${mark}`).replaceAll(screens, `.${mark}`);
    // What is in brackets may be negated, or one of several.
    for (let longer = ''; longer !== text;) {
      longer = text;
      text = text.replaceAll(/"[^"]*"|\([^()"]*\)|\[[^[\]"]*\]/g, '');
    }
    return text.split(',').every((one) => one.includes(`.${mark}`) || one.includes(`#${mark}`));
  };

  const areOwn = (rules: CSSRuleList): boolean =>
    [...rules].every((rule) => {
      const { selectorText, cssRules, name } = rule as Partial<CSSStyleRule & CSSKeyframesRule>;
      if (selectorText !== undefined) return isOwnSelector(selectorText) && !cssRules?.length;
      if (rule instanceof CSSKeyframesRule) return name?.startsWith(mark) === true;
      return cssRules !== undefined && areOwn(cssRules);
    });

  try {
    return areOwn(sheet.cssRules);
  } catch {
    // A style sheet of another origin that was loaded without its permission.
    return false;
  }
}
