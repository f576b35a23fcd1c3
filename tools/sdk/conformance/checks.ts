/** The checks, by name, with their questions. A refusal of a remote names one of them. */
export const checks = {
  files: 'the build holds plain files, not too many and not too large',
  declaration: 'remote.json is a declaration that hosts of this contract read',
  'reserved-paths': 'no path is one that the server of a site answers itself',
  owners: 'no path, slot, role or navigation entry is another remote’s of this site',
  'slot-budget': 'remote.json weighs 8 KB at most',
  build: 'build.json describes the files that are there',
  integrity: 'every file has the content that build.json describes',
  entry: 'the entry is a script that defines the container which build.json names',
  'container-name': 'the container has a name of its own',
  'entry-budget': 'the entry keeps its budget',
  'screen-budget': 'what a screen loads first weighs 60 KB at most',
  compressed: 'compressed files have the content of their originals',
  locales: 'every namespace is there in both languages, with the same texts',
  styles: 'styles reach nothing outside of the remote',
  types: 'types.json says what the remote exposes and what it was compiled against',
  shared: 'the site provides what the remote takes from it',
  'source-maps': 'no source map is in the build',
  secrets: 'no secret key is in the build',
  loads: 'the screen loads and shows a heading',
  'no-error': 'nothing throws',
  'quiet-console': 'the console has no error',
  policy: 'the security policy of the site allows what it does',
  'own-origins': 'it asks no other origin for anything',
  'host-place': 'the place of the host in the page stays',
  'own-place': 'it adds nothing to the page outside of its own place',
  'stays-here': 'it opens no dialog and no window, and takes the page nowhere',
  'own-storage': 'what it stores on the device begins with its name',
  'storage-budget': 'it stores 200 KB at most before anybody has done anything',
  cookies: 'it sets no cookie',
  'own-globals': 'it makes no global of the page',
  'built-ins': 'it changes nothing that belongs to the browser',
  'host-styles': 'while it shows, elements outside of it look as they did',
  permissions: 'it asks for nothing and plays nothing before somebody has done something',
  ids: 'no id is in the page twice',
  'one-heading': 'the screen has one heading of the first level',
  main: 'the skip link has a target that takes the focus',
  'raw-keys': 'no key of a text is shown in place of the text',
  language: 'a change of the language changes its texts at once',
  'page-language': 'the language of the page stays the host’s',
  'axe-light-fr': 'axe finds nothing, in French in the light theme',
  'axe-dark-fr': 'axe finds nothing, in French in the dark theme',
  'axe-light-en': 'axe finds nothing, in English in the light theme',
  'axe-dark-en': 'axe finds nothing, in English in the dark theme',
  theme: 'its colours follow the theme',
  phone: 'nothing is cut off at the right of a phone (390 px)',
  'text-size': 'text of twice the size fits a screen of 1,280 px',
  targets: 'what is clicked is 24 px large, or has that room',
  motion: 'nothing moves without end for people who asked for less motion',
  'keyboard-trap': 'the Tab key leads out of it again',
  listeners: 'when it is left, it has removed its listeners from window, document and body',
  timers: 'when it is left, it has ended its intervals, and the timeouts that it repeats',
  connections: 'when it is left, it has closed its channels, sockets and workers',
  frames: 'when it is left, it asks for no further animation frames',
  observers: 'when it is left, nothing of it writes into the page',
  unload: 'it does not hold people back when they leave',
  'second-mount': 'it can be shown a second time',
  focus: 'after a navigation the focus is in the screen that it shows',
  back: 'the browser’s back button leads to it and away from it',
  offline: 'it comes back without a connection',
  workers: 'it registers no service worker',
  scroll: 'the page scrolls after it has been left',
} as const;

export type CheckName = keyof typeof checks;

/** What a check found: a sentence. */
export interface Finding {
  check: CheckName;
  sentence: string;
}

/** What a look at a build has found, and which checks it could make. */
export interface Looked {
  findings: Finding[];
  ran: CheckName[];
}
