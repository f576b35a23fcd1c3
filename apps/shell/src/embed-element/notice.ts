import type { EmbedErrorKind, EmbedLanguage } from '@revisoins/contracts';
import { words } from './words.ts';

interface NoticeOptions {
  lang: EmbedLanguage;
  kind: EmbedErrorKind | 'loading';
  /** The same screen on the platform. */
  address: string;
  onRetry(): void;
}

function element<Name extends 'p' | 'a' | 'button' | 'div'>(
  name: Name,
  text: string,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

/** Shown instead of a frame: that it is loading, or why it does not load and what to do. */
export function notice({ lang, kind, address, onRetry }: NoticeOptions): HTMLElement {
  const say = words[lang];
  const box = element('div', '');
  box.className = 'notice';
  box.lang = lang;
  box.setAttribute('role', kind === 'loading' ? 'status' : 'alert');
  box.append(element('p', say[kind]));
  if (kind === 'loading') return box;
  const open = element('a', say.open);
  open.href = address;
  open.target = '_blank';
  open.rel = 'noopener';
  const retry = element('button', say.retry);
  retry.type = 'button';
  retry.addEventListener('click', onRetry);
  const actions = element('div', '');
  actions.className = 'actions';
  actions.append(open, retry);
  box.append(actions);
  return box;
}
