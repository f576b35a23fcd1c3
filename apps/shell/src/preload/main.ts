import { storedSession } from '@revisoins/backend/setup';
import type { Registry } from '@revisoins/contracts';
import { readInlined } from '@revisoins/federation';
import { browserId } from '../start/browser-id.ts';
import { filesToPreload } from './files-to-preload.ts';

/** The versions of what the host of this build provides, by name; written in by the build. */
declare const PROVIDED_VERSIONS: Record<string, readonly string[]>;

/** Runs while the browser parses the page, before the shell's scripts. A hint only: the shell checks everything again. */
function preload(): void {
  const kept = ['revisoins-overrides', 'revisoins-pinned-versions']
    .map((key) => localStorage.getItem(key) ?? '')
    .join(' ');
  const files = filesToPreload(readInlined('revisoins-registry') as Registry, {
    pathname: location.pathname,
    browserId: browserId(),
    isSignedIn: storedSession() !== null,
    provided: PROVIDED_VERSIONS,
    keepsOther: (remote) => kept.includes(`"${remote}"`),
  });
  // Links of `rel="late"` name what the shell will load with its first remote.
  const late = [...document.querySelectorAll<HTMLLinkElement>('link[rel=late]')].map(({ href }) => href);
  for (const url of files.length > 0 ? [...late, ...files] : []) {
    // Into the browser's cache; what runs it checks its hash. Not a link: a page keeps a preload that failed, and would
    // give it to the next try.
    fetch(url, { credentials: 'same-origin', priority: 'high' })
      .then((response) => response.arrayBuffer())
      .catch(() => {});
  }
}

try {
  preload();
} catch {
  // No storage, or a registry that the shell will tell about.
}
