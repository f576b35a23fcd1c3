import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { CheckName } from '@revisoins/sdk/conformance/checks';
import { writeRemote, type Written } from '@revisoins/sdk/conformance/hand-written.fixture';
import { inspectRemote } from '@revisoins/sdk/conformance/inspect-remote';
import { site } from './site.ts';

const elsewhere = 'https://elsewhere.example';

/** A rule for the whole page while the screen shows. */
const adopted = (css: string) =>
  `const sheet = new CSSStyleSheet(); sheet.replaceSync(${JSON.stringify(css)}); document.adoptedStyleSheets.push(sheet); return () => { document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet); };`;

const unfocused =
  'h("main", { id: "main", tabIndex: -1 }, h("h1", null, t("title")), h("p", null, t("lead")))';

/** A screen that is elements alone, in the language that the host says. */
const plain = `{ lazy: async () => ({ mount: (element, host) => {
  const texts = { fr: ['Vos cartes', 'Une carte par jour.'], en: ['Your cards', 'One card a day.'] };
  const main = Object.assign(document.createElement('main'), { id: 'main', tabIndex: -1 });
  const title = Object.assign(document.createElement('h1'), { tabIndex: -1 });
  const lead = document.createElement('p');
  const show = () => [title, lead].forEach((one, index) => { one.textContent = texts[host.language][index]; });
  main.append(title, lead);
  element.append(main);
  show();
  title.focus();
  const stop = host.follow(show);
  return () => { stop(); main.remove(); };
} }) }`;

/** A remote with one fault each, and the check that names it. */
const faulty: [CheckName, string, Written][] = [
  ['loads', 'shows nothing', { screen: 'null' }],
  ['loads', 'throws when it starts', { start: 'throw new Error("broken");' }],
  ['no-error', 'throws a moment later', { shown: 'setTimeout(() => { throw new Error("late"); }, 10);' }],
  ['quiet-console', 'writes an error', { shown: 'console.error("careless");' }],
  [
    'policy',
    'gives an element a style attribute',
    { shown: 'place; document.querySelector("h1").setAttribute("style", "color:red");' },
  ],
  ['policy', 'makes code of a text', { shown: 'try { new Function("0"); } catch {}' }],
  ['own-origins', 'asks another origin', { shown: `fetch('${elsewhere}/a').catch(() => {});` }],
  ['own-origins', 'shows a picture of another origin', { shown: `new Image().src = '${elsewhere}/a.png';` }],
  [
    'host-place',
    'takes away the place of the host',
    { shown: 'document.querySelector("#root").id = "mine";' },
  ],
  [
    'own-place',
    'puts an element beside the host',
    { shown: 'document.body.append(document.createElement("aside"));' },
  ],
  ['stays-here', 'opens a dialog of the browser', { shown: 'alert("Bonjour");' }],
  ['stays-here', 'opens a window', { shown: 'open("/about");' }],
  ['own-storage', 'stores under any key', { shown: 'localStorage.setItem("token", "1");' }],
  ['cookies', 'sets a cookie', { shown: 'document.cookie = "cards=1; path=/";' }],
  ['own-globals', 'makes a global', { shown: 'globalThis.jQuery = 1;' }],
  [
    'built-ins',
    'adds to arrays',
    { shown: 'Object.defineProperty(Array.prototype, "second", { value: 1, configurable: true });' },
  ],
  [
    'built-ins',
    'replaces fetch',
    { shown: 'const old = globalThis.fetch; globalThis.fetch = (...all) => old(...all);' },
  ],
  ['one-heading', 'has two first headings', { children: 'h("h1", null, t("lead"))' }],
  ['main', 'has no target of the skip link', { screen: 'h("div", null, h("h1", null, t("title")))' }],
  ['raw-keys', 'shows a key', { children: 'h("p", null, t("missing.text"))' }],
  [
    'language',
    'does not follow the language',
    { screen: 'h("main", { id: "main", tabIndex: -1 }, h("h1", null, "Cartes"))' },
  ],
  [
    'page-language',
    'changes the language of the page',
    {
      shown:
        'const stop = () => (document.documentElement.lang = "de"); i18n.on("languageChanged", stop); return () => i18n.off("languageChanged", stop);',
    },
  ],
  [
    'axe-light-fr',
    'has a picture without a text',
    { children: 'h("img", { src: "data:image/gif;base64,R0lGODlhAQABAAAAACw=" })' },
  ],
  ['axe-dark-en', 'has a field without a name', { children: 'h("input", { type: "text" })' }],
  [
    'theme',
    'keeps its colours on dark',
    {
      shown:
        'const sheet = new CSSStyleSheet(); sheet.replaceSync(`[data-remote="cards"] * { color: #111 !important; background-color: #fff !important; }`); document.adoptedStyleSheets.push(sheet); return () => { document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet); };',
    },
  ],
  [
    'phone',
    'is wider than a telephone',
    { children: 'h("p", { ref: (one) => one && (one.style.width = "900px") }, "x")' },
  ],
  [
    'keyboard-trap',
    'keeps the focus',
    {
      shown:
        'const button = document.querySelector(`[data-remote="cards"] button`); const keep = (event) => { if (event.key === "Tab") { event.preventDefault(); button.focus(); } }; document.addEventListener("keydown", keep); return () => document.removeEventListener("keydown", keep);',
    },
  ],
  ['listeners', 'leaves a listener', { shown: 'addEventListener("resize", () => {});' }],
  [
    'listeners',
    'leaves a listener of the document',
    { shown: 'document.addEventListener("keydown", () => {}, true);' },
  ],
  ['timers', 'leaves an interval', { shown: 'setInterval(() => {}, 1000);' }],
  ['frames', 'goes on drawing', { shown: 'const draw = () => requestAnimationFrame(draw); draw();' }],
  [
    'observers',
    'writes into the page afterwards',
    {
      shown:
        'const stop = setInterval(() => { const heading = document.querySelector("h1"); if (heading && !heading.closest(`[data-remote="cards"]`)) heading.textContent += "!"; }, 50);',
    },
  ],
  ['connections', 'leaves a channel open', { shown: 'new BroadcastChannel("cards");' }],
  ['connections', 'leaves a stream open', { shown: 'new EventSource("/channels.json").onerror = () => {};' }],
  ['focus', 'leaves the focus in the navigation', { children: 'null', screen: unfocused }],
  [
    'host-styles',
    'styles all headings by script',
    { shown: adopted('h1, h2 { font-size: 1rem; margin: 0 }') },
  ],
  ['host-styles', 'has utility classes for everybody', { shown: adopted('.flex { display: flex }') }],
  ['host-styles', 'changes the colours of the site', { shown: adopted(':root { --surface: #123456 }') }],
  [
    'permissions',
    'asks whether it may notify',
    { shown: 'Notification.requestPermission().catch(() => {});' },
  ],
  [
    'permissions',
    'plays sound by itself',
    { shown: 'document.createElement("audio").play().catch(() => {});' },
  ],
  ['ids', 'has an id twice', { children: 'h("p", { id: "main" }, t("lead"))' }],
  [
    'targets',
    'has small buttons side by side',
    {
      children:
        '["+", "x"].map((one) => h("button", { key: one, type: "button", ref: (made) => made && Object.assign(made.style, { width: "12px", height: "12px", padding: "0", minWidth: "0", minHeight: "0" }) }, one))',
    },
  ],
  [
    'motion',
    'turns without end',
    {
      shown:
        'document.querySelector(`[data-remote="cards"] p`).animate([{ opacity: 1 }, { opacity: 0.9 }], { duration: 500, iterations: Infinity });',
    },
  ],
  [
    'text-size',
    'is cut off where text is large',
    { children: 'h("p", { ref: (one) => one && (one.style.width = "44em") }, t("lead"))' },
  ],
  ['storage-budget', 'stores a lot', { shown: 'localStorage.setItem("cards.deck", "x".repeat(300_000));' }],
  [
    'unload',
    'holds people back',
    {
      shown:
        'const stay = () => {}; addEventListener("beforeunload", stay); return () => removeEventListener("beforeunload", stay);',
    },
  ],
  [
    'second-mount',
    'shows once only',
    {
      start: 'let times = 0;',
      screen:
        'React.useState(() => (times += 1))[0] > 1 ? null : h("main", { id: "main", tabIndex: -1 }, h("h1", null, t("title")))',
    },
  ],
  ['back', 'changes the address', { shown: 'history.replaceState(history.state, "", "/about?cards");' }],
  ['scroll', 'leaves a page that does not scroll', { shown: 'document.body.style.overflow = "hidden";' }],
];

/** Variations of a sound remote. */
const sound: [string, Written][] = [
  ['as it is', {}],
  [
    'gives back its listeners and timers',
    {
      shown:
        'const ends = new AbortController(); addEventListener("resize", () => {}, { signal: ends.signal }); const id = setInterval(() => {}, 50); return () => { ends.abort(); clearInterval(id); };',
    },
  ],
  [
    'stores under its name',
    { shown: 'localStorage.setItem("cards.deck", "1"); sessionStorage.setItem("cards", "1");' },
  ],
  [
    'draws while it shows',
    {
      shown:
        'let id; const draw = () => { id = requestAnimationFrame(draw); }; draw(); return () => cancelAnimationFrame(id);',
    },
  ],
  [
    'closes its channel',
    { shown: 'const channel = new BroadcastChannel("cards"); return () => channel.close();' },
  ],
  [
    'asks after a click',
    {
      children: 'h("button", { type: "button", onClick: () => Notification.requestPermission() }, t("lead"))',
    },
  ],
  [
    'moves for those who want it',
    {
      shown:
        'const wanted = matchMedia("(prefers-reduced-motion: no-preference)"); let moving; const follow = () => { moving?.cancel(); moving = wanted.matches ? document.querySelector(`[data-remote="cards"] p`).animate([{ opacity: 1 }, { opacity: 0.9 }], { duration: 500, iterations: Infinity }) : undefined; }; follow(); wanted.addEventListener("change", follow); return () => { wanted.removeEventListener("change", follow); moving?.cancel(); };',
    },
  ],
  ['is made without React', { route: plain }],
  [
    'sets sizes by script',
    { children: 'h("p", { ref: (one) => one && (one.style.width = "50%") }, t("lead"))' },
  ],
];

test.describe.configure({ mode: 'parallel', timeout: 120_000 });

async function inspect(written: Written, browser: Parameters<typeof inspectRemote>[2], enough?: CheckName) {
  const folder = writeRemote(written);
  try {
    return await inspectRemote(folder, site.shell, browser, enough);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

for (const [check, what, written] of faulty) {
  test(`${check} refuses a remote that ${what}`, async ({ browser }) => {
    expect((await inspect(written, browser, check)).map(({ check: name }) => name)).toContain(check);
  });
}

for (const [what, written] of sound) {
  test(`a remote that ${what} passes every check`, async ({ browser }) => {
    expect(await inspect(written, browser)).toEqual([]);
  });
}
