import {
  readFrameMessage,
  type EmbedErrorKind,
  type EmbedLanguage,
  type FrameMessage,
  type PageMessage,
} from '@revisoins/contracts';
import { isolated } from './appearance.ts';
import type { EmbeddedRemote } from './embedded-remote.ts';
import { frameAddress, live, platformAddress } from './frame-address.ts';
import { notice } from './notice.ts';
import { findSilenceReason, watchForSilence } from './frame-silence.ts';

const VERSION = 1 satisfies PageMessage['revisoins'];

const eventDetail = (message: FrameMessage) =>
  Object.fromEntries(Object.entries(message).filter(([name]) => name !== 'revisoins' && name !== 'type'));

/**
 * Defines the element of a remote, `<revisoins-name>`: a frame of the platform that is as high as its content
 * and dispatches its events.
 */
export function defineElement(embedded: EmbeddedRemote, platform: string): void {
  class RevisoinsElement extends HTMLElement {
    static observedAttributes = [...Object.keys(embedded.attributes ?? {}), 'practice', ...live];
    #shadow = isolated(this);
    #box = document.createElement('div');
    #frame: HTMLIFrameElement | undefined;
    #stopWaiting = () => {};
    #attribute = (name: string) => this.getAttribute(name);

    get #lang(): EmbedLanguage {
      return this.getAttribute('lang')?.startsWith('en') ? 'en' : 'fr';
    }

    connectedCallback() {
      addEventListener('message', this.#hear);
      this.#shadow.replaceChildren(this.#box);
      this.#load();
    }

    disconnectedCallback() {
      removeEventListener('message', this.#hear);
      this.#stopWaiting();
      this.#box.replaceChildren();
      this.#frame = undefined;
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null) {
      if (before === after || !this.#frame) return;
      const isLive = this.#box.className === 'live';
      if (!isLive || (name !== 'theme' && name !== 'lang')) return this.#load();
      if (name === 'lang') this.#frame.title = embedded.title[this.#lang];
      const value = name === 'lang' ? this.#lang : (after ?? 'light');
      this.#frame.contentWindow?.postMessage(
        { revisoins: VERSION, type: 'configure', [name]: value },
        platform,
      );
    }

    #load = () => {
      const frame = document.createElement('iframe');
      this.#stopWaiting();
      this.#frame = frame;
      frame.title = embedded.title[this.#lang];
      frame.loading = 'lazy';
      if (embedded.allow) frame.allow = embedded.allow.join('; ');
      frame.src = frameAddress(platform, location.origin, embedded, this.#attribute);
      this.#show('waiting', 'loading', frame);
      this.#stopWaiting = watchForSilence(frame, () => {
        void findSilenceReason(platform).then((kind) => {
          if (this.#frame === frame && this.#box.className === 'waiting') this.#fail(kind);
        });
      });
    };

    #show(state: 'waiting' | 'failed', kind: EmbedErrorKind | 'loading', frame: HTMLIFrameElement) {
      this.#box.className = state;
      const address = platformAddress(platform, embedded, this.#attribute);
      const shown = notice({ lang: this.#lang, kind, address, onRetry: this.#load });
      // A frame loads again when it is moved in its document.
      if (frame.parentNode) this.#box.firstChild?.replaceWith(shown);
      else this.#box.replaceChildren(shown, frame);
    }

    #fail(kind: EmbedErrorKind) {
      if (this.#frame) this.#show('failed', kind, this.#frame);
      this.#notify('error', { kind });
    }

    #notify(type: string, detail: object) {
      this.dispatchEvent(new CustomEvent(`revisoins:${type}`, { detail, bubbles: true, composed: true }));
    }

    #hear = ({ data, origin, source }: MessageEvent) => {
      if (!this.#frame || origin !== platform || source !== this.#frame.contentWindow) return;
      const message = readFrameMessage(data);
      if (message) this.#take(message, this.#frame);
    };

    #take(message: FrameMessage, frame: HTMLIFrameElement) {
      this.#stopWaiting();
      if (message.type === 'resize') {
        frame.style.height = `${message.height}px`;
        return;
      }
      const { type } = message;
      // The frame itself shows the problem when a remote is unavailable.
      if (type === 'ready' || type === 'error') this.#box.className = 'live';
      this.#notify(type, eventDetail(message));
    }
  }
  const name = `revisoins-${embedded.remote}`;
  if (!customElements.get(name)) customElements.define(name, RevisoinsElement);
}
