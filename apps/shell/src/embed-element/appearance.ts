/** A constructed style sheet, which a page's security policy allows. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
:host { display: block; }
:host([hidden]) { display: none; }
iframe { display: block; width: 100%; height: 0; border: 0; opacity: 0; }
.live iframe { opacity: 1; }
.waiting iframe { height: 8rem; }
.failed iframe { display: none; }
p { margin: 0; }
.notice { padding: 1.25rem; border: 1px solid currentColor; border-radius: 14px; font: 1rem/1.5 system-ui, sans-serif; }
.waiting { position: relative; }
.waiting .notice { position: absolute; inset: 0; box-sizing: border-box; border-color: transparent; }
.live .notice { display: none; }
.actions { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin-top: .5rem; }
a, button { display: inline-flex; align-items: center; min-height: 44px; padding: 0; border: 0; background: none; color: inherit; font: inherit; text-decoration: underline; cursor: pointer; }
`);

/** An isolated part of a page: its styles do not reach the page, and the page's styles do not reach it. */
export function isolated(host: HTMLElement): ShadowRoot {
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheet];
  return shadow;
}
