import { storedSession } from '@revisoins/backend/hosting';
import { deviceStorage, parseStored, type Registry } from '@revisoins/contracts';
import { readInlined } from '@revisoins/federation';
import { hasPin, PINS_KEY } from '@revisoins/host/hosting';
import type { Override } from '../platform/overrides.ts';
import { OVERRIDES_KEY, VERSIONS_KEY } from '../platform/storage-keys.ts';
import { browserId } from '../start/browser-id.ts';
import { filesToPreload } from './files-to-preload.ts';

/** The versions that this build of the host provides, by name; written in by the build. */
declare const PROVIDED_VERSIONS: Record<string, readonly string[]>;

/** What this browser has stored, unchecked: a wrong entry costs a request, and the shell checks all of it. */
const stored = <Value>(key: string): Partial<Record<string, Value>> =>
  (parseStored(deviceStorage.get(key)) ?? {}) as Record<string, Value>;

/**
 * Runs once the page has been painted, before the shell's scripts. Only a hint: the shell checks
 * everything again.
 */
function preload(): void {
  const language = document.documentElement.lang.slice(0, 2);
  const overrides = stored<Override>(OVERRIDES_KEY);
  const pins = stored<Record<string, number>>(PINS_KEY);
  const versions = stored<string>(VERSIONS_KEY);
  const files = filesToPreload(readInlined('revisoins-registry') as Registry, {
    pathname: location.pathname,
    browserId: browserId(),
    isSignedIn: storedSession() !== null,
    language,
    provided: PROVIDED_VERSIONS,
    pinned: (remote) => (hasPin(pins[remote]) ? versions[remote] : undefined),
    override: (remote) => overrides[remote],
  });
  // Links with `rel="late"` list what the shell loads with its first remote, and its own texts.
  const late = [...document.querySelectorAll<HTMLLinkElement>('link[rel=late]')]
    .filter(({ hreflang }) => hreflang === '' || hreflang === language)
    .map(({ href }) => href);
  for (const url of files.length > 0 ? [...late, ...files] : []) {
    // Into the browser's cache; the loader checks the hash. Not a preload link: a page keeps a failed preload
    // and would return it to the next attempt.
    fetch(url, { credentials: 'same-origin', priority: 'high' })
      .then((response) => response.arrayBuffer())
      .catch(() => {});
  }
}

let isDone = false;
function preloadOnce(): void {
  if (isDone) return;
  isDone = true;
  try {
    preload();
  } catch {
    // No storage, or an invalid registry, which the shell will report.
  }
}

// After the first paint, which it would delay: the link is busy with the shell's scripts anyway. Before they
// run.
requestAnimationFrame(() => setTimeout(preloadOnce));
document.addEventListener('readystatechange', preloadOnce, { once: true });
