import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, test, type Browser } from '@playwright/test';
import { checks, type CheckName, type Finding } from '@revisoins/sdk/conformance/checks';
import { writeRemote, type Written } from '@revisoins/sdk/conformance/hand-written.fixture';
import { inspectRemote } from '@revisoins/sdk/conformance/inspect-remote';
import type { Inspection } from '@revisoins/sdk/conformance/report';
import { site } from './support/site.ts';

const elsewhere = 'https://elsewhere.example';
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

/** A rule for the whole page while the screen shows. */
const adopted = (css: string) =>
  `const sheet = new CSSStyleSheet(); sheet.replaceSync(${JSON.stringify(css)}); document.adoptedStyleSheets.push(sheet); return () => { document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet); };`;

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

interface Fault {
  check: CheckName;
  what: string;
  /** What the kit says of this fault, and of no other of the same remote. */
  says: RegExp;
  written: Written;
}

const fault = (check: CheckName, what: string, says: RegExp, written: Written): Fault => ({
  check,
  what,
  says,
  written,
});

/** A heading alone, in a main element that does not take the focus by itself. */
const bare = (title: string) => `h("main", { id: "main", tabIndex: -1 }, h("h1", null, ${title}))`;

/** Faults that do not hide each other, in as few remotes as that allows: a look at one takes seconds. */
const faulty: Record<string, Fault[]> = {
  'reaches for what is not its own': [
    fault('no-error', 'throws a moment later', /throws: late/, {
      shown: 'setTimeout(() => { throw new Error("late"); }, 10);',
    }),
    fault('quiet-console', 'writes an error', /console: careless/, { shown: 'console.error("careless");' }),
    fault('policy', 'gives an element a style attribute', /\(style-src-attr: inline\)/, {
      shown: 'place; document.querySelector("h1").setAttribute("style", "color:red");',
    }),
    fault('policy', 'makes code of a text', /\(require-trusted-types-for/, {
      shown: 'try { new Function("0"); } catch {}',
    }),
    fault('own-origins', 'asks another origin', /asks \S+\/a,/, {
      shown: `fetch('${elsewhere}/a').catch(() => {});`,
    }),
    fault('own-origins', 'shows a picture of another origin', /asks \S+\/a\.png,/, {
      shown: `new Image().src = '${elsewhere}/a.png';`,
    }),
    fault('own-place', 'puts an element beside the host', /puts aside into the page/, {
      shown: 'document.body.append(document.createElement("aside"));',
    }),
    fault('stays-here', 'opens a dialog of the browser', /opens a dialog/, { shown: 'alert("Bonjour");' }),
    fault('stays-here', 'opens a window', /opens a window/, { shown: 'open("/about");' }),
    fault('own-storage', 'stores under any key', /stores "token"/, {
      shown: 'localStorage.setItem("token", "1");',
    }),
    fault('own-storage', 'stores by an assignment', /stores "lastDeck"/, {
      shown: 'localStorage.lastDeck = "1";',
    }),
    fault('own-storage', 'stores for the tab by an assignment', /stores "last card"/, {
      shown: 'sessionStorage["last card"] = "1";',
    }),
    fault('own-storage', 'assigns what is the host’s', /stores "theme"/, {
      shown: 'localStorage.theme = "sepia";',
    }),
    fault('own-storage', 'opens a database under any name', /stores "decks"/, {
      shown: 'indexedDB.open("decks");',
    }),
    fault('own-storage', 'opens a cache under any name', /stores "pictures"/, {
      shown: 'caches.open("pictures");',
    }),
    fault('storage-budget', 'stores a lot', /more than 200000/, {
      shown: 'localStorage.setItem("cards.deck", "x".repeat(300_000));',
    }),
    fault('cookies', 'sets a cookie', /sets a cookie/, { shown: 'document.cookie = "cards=1; path=/";' }),
    fault('own-globals', 'makes a global', /the global "jQuery"/, { shown: 'globalThis.jQuery = 1;' }),
    fault('built-ins', 'adds to arrays', /changes Array\.prototype\.second/, {
      shown: 'Object.defineProperty(Array.prototype, "second", { value: 1, configurable: true });',
    }),
    fault('built-ins', 'gives elements a value', /changes Element\.prototype\.__deck/, {
      shown: 'Element.prototype.__deck = 1;',
    }),
    fault('built-ins', 'replaces fetch', /changes fetch/, {
      shown: 'const old = globalThis.fetch; globalThis.fetch = (...all) => old(...all);',
    }),
    fault('permissions', 'asks whether it may notify', /asks whether it may notify/, {
      shown: 'Notification.requestPermission().catch(() => {});',
    }),
    fault('permissions', 'plays sound by itself', /plays sound/, {
      shown: 'document.createElement("audio").play().catch(() => {});',
    }),
    fault('unload', 'holds people back', /listens to beforeunload/, {
      shown:
        'const stay = () => {}; addEventListener("beforeunload", stay); return () => removeEventListener("beforeunload", stay);',
    }),
    fault('workers', 'registers a service worker', /registers a service worker/, {
      shown: 'navigator.serviceWorker.register("/@remote/remoteEntry.js").catch(() => {});',
    }),
    fault('axe-dark-fr', 'has a picture without a text on dark alone', /: image-alt/, {
      shown: adopted('[data-theme="light"] .night { display: none }'),
      children: `h("img", { className: "night", src: "${PICTURE}" })`,
    }),
    fault('axe-light-en', 'has a picture without a text in English alone', /: image-alt/, {
      children: `i18n.language.startsWith("en") ? h("img", { src: "${PICTURE}" }) : null`,
    }),
    fault('main', 'has no target of the skip link', /no element with the id "main"/, {
      screen: 'h("div", null, h("h1", { tabIndex: -1 }, t("title")), CHILDREN)',
    }),
    // The widest of this remote; what is wide on a telephone alone is in the next.
    fault('text-size', 'is cut off where text is large', /with text of twice the size/, {
      children: 'h("p", { ref: (one) => one && (one.style.width = "44em") }, t("lead"))',
    }),
  ],
  'shows what not everybody can use': [
    fault('host-styles', 'styles all headings by script', /outside of it \(h1\)/, {
      shown: adopted('h1, h2 { font-size: 1rem; margin: 0 }'),
    }),
    fault('host-styles', 'has utility classes for everybody', /outside of it \(\.flex\)/, {
      shown: adopted('.flex { display: flex }'),
    }),
    fault('host-styles', 'changes the colours of the site', /outside of it \(--surface\)/, {
      shown: adopted(':root { --surface: #123456 }'),
    }),
    fault('one-heading', 'has two first headings', /has 2 headings/, {
      children: 'h("h1", null, t("lead"))',
    }),
    fault('raw-keys', 'shows a key', /shows "missing\.text", the key/, {
      children: 'h("p", null, t("missing.text"))',
    }),
    fault('axe-light-fr', 'has a picture without a text', /: image-alt/, {
      children: `h("img", { src: "${PICTURE}" })`,
    }),
    fault('axe-dark-en', 'has a field without a name', /: label:/, {
      children: 'h("input", { type: "text" })',
    }),
    fault('theme', 'keeps its colours on dark', /the same colours on dark/, {
      shown: adopted(
        '[data-remote="cards"] * { color: #111 !important; background-color: #fff !important; }',
      ),
    }),
    fault('phone', 'is wider than a telephone', /wider than a telephone/, {
      children: 'h("p", { ref: (one) => one && (one.style.width = "900px") }, "x")',
    }),
    fault('ids', 'has an id twice', /the id "main"/, { children: 'h("p", { id: "main" }, t("lead"))' }),
    fault('targets', 'has small buttons side by side', /has a button of 12 x 12 px beside another/, {
      children:
        '["+", "x"].map((one) => h("button", { key: one, type: "button", ref: (made) => made && Object.assign(made.style, { width: "12px", height: "12px", padding: "0", minWidth: "0", minHeight: "0" }) }, one))',
    }),
    fault('motion', 'turns without end', /moves without end/, {
      shown:
        'document.querySelector(`[data-remote="cards"] p`).animate([{ opacity: 1 }, { opacity: 0.9 }], { duration: 500, iterations: Infinity });',
    }),
  ],
  'keeps what it took when it is left': [
    fault('keyboard-trap', 'keeps the focus', /keeps the focus/, {
      shown:
        'const button = document.querySelector(`[data-remote="cards"] button`); const keep = (event) => { if (event.key === "Tab") { event.preventDefault(); button.focus(); } }; document.addEventListener("keydown", keep); return () => document.removeEventListener("keydown", keep);',
    }),
    fault('listeners', 'leaves a listener', /\(resize of window\)/, {
      shown: 'addEventListener("resize", () => {});',
    }),
    fault('listeners', 'leaves a listener of the document', /\(keydown of document\)/, {
      shown: 'document.addEventListener("keydown", () => {}, true);',
    }),
    fault('listeners', 'leaves a listener of the body', /\(click of body\)/, {
      shown: 'document.body.addEventListener("click", () => {});',
    }),
    // The other one is of what writes into the page.
    fault('timers', 'leaves an interval beside that of its slot', /leaves 2 intervals/, {
      shown: 'setInterval(() => {}, 1000);',
      slot: 'setInterval(() => {}, 1000);',
    }),
    // And keeps the page busy, as a slow machine does.
    fault('timers', 'repeats a timeout', /repeats a timeout/, {
      shown:
        'const look = () => { const until = performance.now() + 600; while (!document.querySelector(`[data-remote="cards"]`) && performance.now() < until); setTimeout(look, 30_000); }; look();',
    }),
    fault('frames', 'goes on drawing', /asks for animation frames/, {
      shown: 'const draw = () => requestAnimationFrame(draw); draw();',
    }),
    fault('observers', 'writes into the page afterwards', /changes the page after/, {
      shown:
        'const stop = setInterval(() => { const heading = document.querySelector("h1"); if (heading && !heading.closest(`[data-remote="cards"]`)) heading.textContent += "!"; }, 50);',
    }),
    fault('connections', 'leaves a channel open', /leaves a BroadcastChannel/, {
      shown: 'new BroadcastChannel("cards");',
    }),
    fault('connections', 'leaves a stream open', /leaves a EventSource/, {
      shown: 'new EventSource("/channels.json").onerror = () => {};',
    }),
    fault('scroll', 'leaves a page that does not scroll', /that does not scroll/, {
      shown: 'document.body.style.overflow = "hidden";',
    }),
  ],
  'follows neither the language nor the navigation': [
    fault('language', 'does not follow the language', /the same in English as in French/, {
      screen: bare('"Cartes"'),
    }),
    fault('page-language', 'changes the language of the page', /say the language "de"/, {
      shown:
        'const stop = () => (document.documentElement.lang = "de"); i18n.on("languageChanged", stop); return () => i18n.off("languageChanged", stop);',
    }),
    fault('focus', 'leaves the focus in the navigation', /does not take the focus/, {}),
  ],
};

/** What nothing can follow: a remote each. Their checks wait for long, so all are looked at at once. */
const stopped: Fault[] = [
  fault('loads', 'shows nothing', /shows no heading/, { screen: 'null' }),
  fault('loads', 'throws when it starts', /shows no heading/, { start: 'throw new Error("broken");' }),
  fault('host-place', 'takes away the place of the host', /takes away the place of the host/, {
    shown: 'document.querySelector("#root").id = "mine";',
  }),
  fault('second-mount', 'shows once only', /does not show a second time/, {
    start: 'let times = 0;',
    screen: `React.useState(() => (times += 1))[0] > 1 ? null : ${bare('t("title")')}`,
  }),
  fault('second-mount', 'crashes the second time', /crashes when it is shown a second time: Error: again/, {
    start: 'let isSeen = false;',
    shown: 'if (isSeen) throw new Error("again"); isSeen = true;',
  }),
  fault('loads', 'crashes as soon as it shows', /crashes: Error: at once/, {
    shown: 'throw new Error("at once");',
  }),
  fault('loads', 'crashes on what the policy forbids', /crashes: TypeError: .*TrustedHTML/, {
    shown: 'document.querySelector("h1").innerHTML = "<b>Cartes</b>";',
  }),
  fault('policy', 'has a script of a text when it starts', /policy of the site forbids: .*TrustedScript/, {
    start: 'document.createElement("script").text = "0";',
  }),
  fault('offline', 'asks the server each time it shows', /does not come back without a connection/, {
    screen: `(() => {
      const [isThere, setThere] = React.useState(false);
      React.useEffect(() => {
        fetch("/channels.json", { cache: "no-store" }).then(() => setThere(true), () => {});
      }, []);
      return isThere ? ${bare('t("title")')} : null;
    })()`,
  }),
  fault('back', 'changes the address', /changes the address/, {
    shown: 'history.replaceState(history.state, "", "/about?cards");',
  }),
];

/** What a sound remote may do. */
const allowed: Record<string, Written> = {
  'gives back its listeners and timers': {
    shown:
      'const ends = new AbortController(); addEventListener("resize", () => {}, { signal: ends.signal }); const id = setInterval(() => {}, 50); return () => { ends.abort(); clearInterval(id); };',
  },
  'stores under its name': {
    shown:
      'localStorage.setItem("cards.deck", "1"); sessionStorage.setItem("cards", "1"); localStorage["cards.last"] = "2"; indexedDB.open("cards"); caches.open("cards-pictures");',
  },
  'keeps in a slot of every page what that needs': {
    slot: 'addEventListener("resize", () => {}); new BroadcastChannel("cards"); const draw = () => requestAnimationFrame(draw); draw(); const look = () => setTimeout(look, 30_000); look(); const id = setInterval(() => {}, 1_000); return () => clearInterval(id);',
  },
  'waits once, and ends what it repeats': {
    shown:
      'setTimeout(() => setTimeout(() => {}, 30_000), 30_000); const every = setInterval(() => {}, 1_000); let next; const look = () => { next = setTimeout(look, 50); }; look(); return () => { clearTimeout(every); clearInterval(next); };',
  },
  'draws while it shows': {
    shown:
      'let id; const draw = () => { id = requestAnimationFrame(draw); }; draw(); return () => cancelAnimationFrame(id);',
  },
  'makes empty places on elements, as Svelte does': {
    shown:
      'Element.prototype.__e = undefined; Element.prototype.__attributes = null; document.body.__e ??= 1;',
  },
  'closes its channel': {
    shown: 'const channel = new BroadcastChannel("cards"); return () => channel.close();',
  },
  'asks after a click': {
    children: 'h("button", { type: "button", onClick: () => Notification.requestPermission() }, t("lead"))',
  },
  'moves for those who want it': {
    shown:
      'const wanted = matchMedia("(prefers-reduced-motion: no-preference)"); let moving; const follow = () => { moving?.cancel(); moving = wanted.matches ? document.querySelector(`[data-remote="cards"] p`).animate([{ opacity: 1 }, { opacity: 0.9 }], { duration: 500, iterations: Infinity }) : undefined; }; follow(); wanted.addEventListener("change", follow); return () => { wanted.removeEventListener("change", follow); moving?.cancel(); };',
  },
  'sets sizes by script': {
    children: 'h("p", { ref: (one) => one && (one.style.width = "50%") }, t("lead"))',
  },
  'has an element of its own, with styles in its shadow tree': {
    start:
      'if (!customElements.get("cards-deck")) customElements.define("cards-deck", class extends HTMLElement { connectedCallback() { if (this.shadowRoot) return; const sheet = new CSSStyleSheet(); sheet.replaceSync("slot { display: block; color: inherit }"); const tree = this.attachShadow({ mode: "open" }); tree.adoptedStyleSheets = [sheet]; tree.append(document.createElement("slot")); } });',
    children: 'h("cards-deck", null, t("lead"))',
  },
  'has a passage that runs from right to left': {
    children: 'h("p", { dir: "rtl", lang: "ar" }, "بطاقة واحدة كل يوم، ثم بطاقة أخرى")',
  },
};

/** One remote that does all of it. At most one of them has a screen of its own. */
function together(parts: readonly Written[]): Written {
  const start = parts.flatMap((part) => part.start ?? []).join('\n');
  const runs = parts.flatMap(({ shown }) => (shown === undefined ? [] : [`() => { ${shown} }`]));
  const children = parts.flatMap((part) => part.children ?? []);
  const screen = parts.find((part) => part.screen !== undefined)?.screen;
  const slot = parts.find((part) => part.slot !== undefined)?.slot;
  return {
    start,
    shown: `const ends = [${runs.join(',')}].map((run) => run()); return () => ends.forEach((end) => end?.());`,
    children: `h(React.Fragment, null, ${children.join(', ') || 'null'})`,
    ...(screen !== undefined && { screen }),
    ...(slot !== undefined && { slot }),
  };
}

test.describe.configure({ mode: 'parallel' });

async function inspect(written: Written, browser: Browser): Promise<Inspection> {
  const folder = writeRemote(written);
  try {
    return await inspectRemote(folder, site.shell, browser);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The faults that are not among the findings. */
const missed = (faults: readonly Fault[], findings: readonly Finding[]) =>
  faults.filter(
    ({ check, says }) => !findings.some((found) => found.check === check && says.test(found.sentence)),
  );

test('each check of a running remote has one that it refuses', () => {
  const tried: string[] = [...Object.values(faulty).flat(), ...stopped].map(({ check }) => check);
  // Those before "loads" look at files: tools/sdk/conformance/static-findings.test.ts.
  const [, running = ''] = Object.keys(checks)
    .join(' ')
    .split(/ (?=loads )/);
  expect(running.split(' ').filter((check) => !tried.includes(check))).toEqual([]);
});

for (const [what, faults] of Object.entries(faulty)) {
  test(`each fault of a remote that ${what} is named`, async ({ browser }) => {
    const { findings } = await inspect(together(faults.map(({ written }) => written)), browser);
    expect(missed(faults, findings), JSON.stringify(findings, null, 1)).toEqual([]);
  });
}

test('a remote that cannot be followed any further is refused for that', async ({ browser }) => {
  const unnamed = stopped.map(async (one) => missed([one], (await inspect(one.written, browser)).findings));
  expect((await Promise.all(unnamed)).flat()).toEqual([]);
});

test('checks that have no screen to look at do not run, and the others do', async ({ browser }) => {
  const { findings, notRun, passes } = await inspect({ screen: 'null' }, browser);
  const [, afterLoads = ''] = Object.keys(checks).join(' ').split(' loads ');
  const found: string[] = findings.map(({ check }) => check);
  expect(notRun).toEqual(afterLoads.split(' ').filter((check) => !found.includes(check)));
  expect(passes).toBe(false);
});

for (const [what, written] of Object.entries<Written>({
  'is as it should be': {},
  'is made without React': { route: plain },
  'takes the focus two seconds after it shows': {
    route: plain.replace('title.focus()', 'setTimeout(() => title.focus(), 2_000)'),
  },
  [Object.keys(allowed).join(', ')]: together(Object.values(allowed)),
})) {
  test(`a remote that ${what} passes every check`, async ({ browser }) => {
    expect(await inspect(written, browser)).toEqual({
      findings: [],
      notRun: [],
      passes: true,
      hasScreens: true,
    });
  });
}

test('the kit ends as soon as it is asked to, whatever it waits for', async () => {
  const folder = writeRemote();
  const silent = createServer();
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const main = join(import.meta.dirname, '../../tools/sdk/conformance/main.ts');
  const kit = spawn('node', [main, folder, '--site', origin], { stdio: 'ignore' });
  // Its browser is there by then.
  await once(silent, 'request');
  kit.kill();
  expect(await once(kit, 'close')).toEqual([143, null]);
  silent.closeAllConnections();
  silent.close();
  rmSync(folder, { recursive: true });
});
