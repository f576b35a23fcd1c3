import { escapeHtml } from '@revisoins/workspace/escape-html';
import type { Mail } from './mailbox.ts';

/** The mailbox as a page without scripts. Mails are shown as text: their HTML never runs. */
export function mailboxPage(mails: readonly Mail[]): string {
  const title = mails.length === 0 ? 'Boîte de courriels' : `Boîte de courriels (${mails.length})`;
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${style}</style></head><body><main>
<h1>${title}</h1>
<p>Les courriels que la plateforme locale aurait envoyés. Rien ne quitte cet ordinateur. <a href="/">Actualiser</a></p>
${mails.length === 0 ? '<p class="empty">Aucun courriel pour l’instant. Créez un compte, puis revenez ici.</p>' : mails.map(article).join('\n')}
</main></body></html>`;
}

function article(mail: Mail): string {
  const time = new Intl.DateTimeFormat('fr-CA', { dateStyle: 'medium', timeStyle: 'medium' }).format(
    mail.created,
  );
  return `<article><h2>${escapeHtml(mail.subject)}</h2>
<p class="meta">À : ${escapeHtml(mail.to)} · <time datetime="${mail.created.toISOString()}">${escapeHtml(time)}</time></p>
<div class="body">${withLinks(mail.text)}</div></article>`;
}

/** Escapes a text as HTML, with http and https addresses as links. */
export function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 0
        ? escapeHtml(part)
        : `<a href="${escapeHtml(part)}" rel="noreferrer">${escapeHtml(part)}</a>`,
    )
    .join('');
}

const style = `
:root { color-scheme: light dark; --paper: #faf7f2; --surface: #ffffff; --line: #e2dacd; --ink: #17272b; --soft: #4a5a5e; --link: #0b5f63 }
@media (prefers-color-scheme: dark) { :root { --paper: #0f1719; --surface: #172225; --line: #2a383b; --ink: #eef3f1; --soft: #b7c4c3; --link: #6fd3c5 } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.55 system-ui, sans-serif }
main { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem 4rem }
h1 { font-size: 1.6rem } h2 { font-size: 1.15rem; margin: 0 }
a { color: var(--link); overflow-wrap: anywhere }
article { background: var(--surface); border: 1px solid var(--line); border-radius: 14px; padding: 1.25rem; margin-top: 1rem }
.meta, .empty { color: var(--soft) } .meta { margin: .25rem 0 .75rem; font-size: .95rem }
.body { white-space: pre-wrap; overflow-wrap: anywhere }`;
