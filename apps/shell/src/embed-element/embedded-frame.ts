import {
  readFrameMessage,
  type EmbedErrorKind,
  type EmbedLanguage,
  type FrameMessage,
  type PageMessage,
} from '@revisoins/contracts';
import type { EmbeddedRemote } from './embedded-remote.ts';
import { frameAddress, live, platformAddress } from './frame-address.ts';
import { findSilenceReason, watchForSilence } from './frame-silence.ts';
import { notice } from './notice.ts';

const VERSION = 1 satisfies PageMessage['revisoins'];

/** The element around a frame. */
interface FrameOwner {
  readonly attribute: (name: string) => string | null;
  /** Dispatches an event of the element. */
  readonly dispatch: (type: string, detail: object) => void;
}

/** A frame of the platform, with a notice in its place until it is ready, and when it fails. */
export interface EmbeddedFrame {
  readonly box: HTMLElement;
  load(): void;
  /** Passes a changed attribute on to the frame, which loads anew where it has to. */
  follow(attribute: string, value: string | null): void;
  hear(event: MessageEvent): void;
  close(): void;
}

const eventDetail = (message: FrameMessage) =>
  Object.fromEntries(Object.entries(message).filter(([name]) => name !== 'revisoins' && name !== 'type'));

export function createEmbeddedFrame(
  embedded: EmbeddedRemote,
  platform: string,
  { attribute, dispatch }: FrameOwner,
): EmbeddedFrame {
  const box = document.createElement('div');
  let frame: HTMLIFrameElement | undefined;
  let stopWaiting = () => {};
  const lang = (): EmbedLanguage => (attribute('lang')?.startsWith('en') ? 'en' : 'fr');

  function load(): void {
    const made = document.createElement('iframe');
    stopWaiting();
    frame = made;
    made.title = embedded.title[lang()];
    made.loading = 'lazy';
    if (embedded.allow) made.allow = embedded.allow.join('; ');
    made.src = frameAddress(platform, location.origin, embedded, attribute);
    show('waiting', 'loading', made);
    stopWaiting = watchForSilence(made, () => {
      void findSilenceReason(platform).then((kind) => {
        if (frame === made && box.className === 'waiting') fail(kind, made);
      });
    });
  }

  function show(
    state: 'waiting' | 'failed',
    kind: EmbedErrorKind | 'loading',
    shown: HTMLIFrameElement,
  ): void {
    box.className = state;
    const address = platformAddress(platform, embedded, attribute);
    const said = notice({ lang: lang(), kind, address, onRetry: load });
    // A frame loads again when it is moved in its document.
    if (shown.parentNode) box.firstChild?.replaceWith(said);
    else box.replaceChildren(said, shown);
  }

  function fail(kind: EmbedErrorKind, failed: HTMLIFrameElement): void {
    show('failed', kind, failed);
    dispatch('error', { kind });
  }

  function take(message: FrameMessage, from: HTMLIFrameElement): void {
    stopWaiting();
    if (message.type === 'resize') {
      from.style.height = `${message.height}px`;
      return;
    }
    const { type } = message;
    // The frame itself shows the problem when a remote is unavailable.
    if (type === 'ready' || type === 'error') box.className = 'live';
    dispatch(type, eventDetail(message));
  }

  return {
    box,
    load,
    follow(name, value) {
      if (!frame) return;
      if (box.className !== 'live' || !live.some((one) => one === name)) return load();
      if (name === 'lang') frame.title = embedded.title[lang()];
      const configured = name === 'lang' ? lang() : (value ?? 'light');
      frame.contentWindow?.postMessage(
        { revisoins: VERSION, type: 'configure', [name]: configured },
        platform,
      );
    },
    hear({ data, origin, source }) {
      if (!frame || origin !== platform || source !== frame.contentWindow) return;
      const message = readFrameMessage(data);
      if (message) take(message, frame);
    },
    close() {
      stopWaiting();
      box.replaceChildren();
      frame = undefined;
    },
  };
}
