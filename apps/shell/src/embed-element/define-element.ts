import { isolated } from './appearance.ts';
import { createEmbeddedFrame } from './embedded-frame.ts';
import type { EmbeddedRemote } from './embedded-remote.ts';
import { live } from './frame-address.ts';

/**
 * Defines the element of a remote, `<revisoins-name>`: a frame of the platform that is as high as its content
 * and dispatches its events.
 */
export function defineElement(embedded: EmbeddedRemote, platform: string): void {
  class RevisoinsElement extends HTMLElement {
    static observedAttributes = [...Object.keys(embedded.attributes ?? {}), 'practice', ...live];
    #shadow = isolated(this);
    #frame = createEmbeddedFrame(embedded, platform, {
      attribute: (name) => this.getAttribute(name),
      dispatch: (type, detail) =>
        this.dispatchEvent(new CustomEvent(`revisoins:${type}`, { detail, bubbles: true, composed: true })),
    });

    connectedCallback() {
      addEventListener('message', this.#frame.hear);
      this.#shadow.replaceChildren(this.#frame.box);
      this.#frame.load();
    }

    disconnectedCallback() {
      removeEventListener('message', this.#frame.hear);
      this.#frame.close();
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null) {
      if (before !== after) this.#frame.follow(name, after);
    }
  }
  const name = `revisoins-${embedded.remote}`;
  if (!customElements.get(name)) customElements.define(name, RevisoinsElement);
}
