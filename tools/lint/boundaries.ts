/**
 * Which part of the tree may import which. Everything else is forbidden: an unknown part, an unknown package
 * of ours, or a vendor package outside its one importer fails.
 */
const ui = ['ui'];
const shared = ['auth', 'backend', 'contracts', 'host', 'i18n', 'router'];

/**
 * Our packages, by folder: names of libs under @revisoins/. 'apps/*' is any app that is not listed itself.
 */
export const allowed: Record<string, readonly string[]> = {
  'libs/contracts': [],
  'libs/assessment': ['contracts'],
  'libs/assessment/player': ['assessment', 'auth', 'backend', 'contracts', 'host', 'i18n', 'router', 'ui'],
  'libs/learning': [],
  'libs/ui': [],
  'libs/backend': ['contracts'],
  'libs/auth': ['backend', 'contracts', 'host'],
  'libs/i18n': ['contracts'],
  'libs/host': ['contracts'],
  'libs/router': [],
  'libs/federation': ['contracts'],
  'apps/shell': [...shared, ...ui, 'federation'],
  /** Every remote, without a name: a new one needs no line here. */
  'apps/*': [...shared, ...ui, 'assessment', 'learning'],
  'tools/workspace': ['contracts'],
  'tools/types': [],
  'tools/rspack': ['contracts', 'i18n', 'router', 'types'],
  'tools/stack': ['workspace'],
  'tools/content': ['assessment', 'learning', 'stack', 'workspace'],
  'tools/lint': ['content', 'types', 'workspace'],
  'tools/generated': ['stack', 'types', 'workspace'],
  'tools/release': ['contracts', 'stack', 'types', 'workspace'],
  'tools/start': ['content', 'contracts', 'release', 'stack', 'workspace'],
  'tools/screenshots': ['contracts', 'stack', 'start', 'workspace'],
  'tools/load': ['assessment', 'content', 'stack', 'workspace'],
  'tools/bench': [
    'assessment',
    'content',
    'contracts',
    'learning',
    'release',
    'rspack',
    'stack',
    'start',
    'workspace',
  ],
  'tools/sdk': [
    'auth',
    'backend',
    'contracts',
    'host',
    'i18n',
    'release',
    'router',
    'rspack',
    'start',
    'types',
    'workspace',
  ],
  'tools/commands': [
    'bench',
    'content',
    'load',
    'release',
    'screenshots',
    'sdk',
    'stack',
    'start',
    'workspace',
  ],
  tests: [
    'contracts',
    'assessment',
    'content',
    'learning',
    'release',
    'sdk',
    'stack',
    'start',
    'types',
    'workspace',
  ],
  supabase: [],
};

/**
 * The parts that may import what a library reserves for hosts (`@revisoins/host/hosting`): the host, and the
 * preset, which renders the skeletons of remotes, and the fake host of the SDK. Tests may import it, too, and
 * `libs/auth` may import `@revisoins/backend/hosting`, which knows where the session is stored.
 */
export const hosts: readonly string[] = ['apps/shell', 'tools/rspack', 'tools/sdk'];

/**
 * Parts without a package, and who may import them by a path: tests, tools that share the rules of items, and
 * the SDK.
 */
export const reachableByPath: Record<string, readonly string[] | 'everybody'> = {
  content: 'everybody',
  /** Published figures. */
  bench: 'everybody',
  /** The fake host of the SDK shows a screen as the shell does. */
  'apps/shell': ['tools/sdk'],
  'tools/content': ['tests'],
  'tools/release': ['tests'],
  'tools/stack': ['tests'],
  'tools/workspace': ['tests'],
  supabase: ['tests', 'tools/content', 'tools/generated'],
};

interface VendorRule {
  package: RegExp;
  /** The only folders that may import it. */
  only: readonly string[];
  instead: string;
}

export const vendorRules: readonly VendorRule[] = [
  {
    package: /^@supabase\//,
    only: ['libs/backend', 'tools/stack', 'tests'],
    instead: 'use @revisoins/backend',
  },
  { package: /^react-router(-dom)?(\/|$)/, only: ['libs/router'], instead: 'use @revisoins/router' },
  { package: /^(i18next|react-i18next)/, only: ['libs/i18n'], instead: 'use @revisoins/i18n' },
  {
    package: /^@module-federation\//,
    only: ['libs/federation', 'apps/shell', 'tools/rspack'],
    instead: 'use @revisoins/federation',
  },
  { package: /^(radix-ui|@radix-ui)/, only: ['libs/ui'], instead: 'use a component of @revisoins/ui' },
];

/** The domain uses neither React nor the DOM nor the device's clock. */
export const pure: Record<string, RegExp> = {
  'libs/assessment': /\b(Date\.now|Math\.random|document\.|window\.|localStorage)\b/,
  'libs/learning': /\b(Date\.now|Math\.random|document\.|window\.|localStorage)\b/,
};

/**
 * Imports between folders that still close a circle. The list may only become shorter: the lint refuses
 * another circle, and an entry that is no longer needed.
 */
export const acceptedCircles: readonly string[] = [];

/**
 * Exports that no remote of this tree uses, as 'specifier name': the guide for teams offers them to remotes
 * of other repositories. This list may only become shorter, too.
 */
export const acceptedExports: readonly string[] = [
  '@revisoins/router Mount',
  '@revisoins/router MountHost',
  '@revisoins/router useParams',
];
