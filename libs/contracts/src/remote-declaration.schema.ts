import * as z from 'zod/mini';
import { accessSchema } from './access.ts';
import { slotNames } from './slots.ts';

/** The contract version of this tree. A breaking change of the declaration or the modules raises it. */
export const CONTRACT_VERSION = 1;

export const identifier = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, 'lower case letters, digits and hyphens, starting with a letter'));
export const semver = z
  .string()
  .check(z.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, 'a semantic version such as 1.4.0'));
const routePath = z
  .string()
  .check(z.regex(/^(\/(:?[A-Za-z][A-Za-z0-9-]*))+$/, "an absolute path such as '/cards/:cardId'"));
const exposedId = z
  .string()
  .check(z.regex(/^\.\/[a-z][a-z-]*\/v\d+$/, "a versioned id such as './routes/v1'"));
/** A kind of attempt that a learner can have under way: the name of the remote that runs it. */
export const attemptKindSchema = identifier;
const bilingual = z.strictObject({
  fr: z.string().check(z.minLength(1)),
  en: z.string().check(z.minLength(1)),
});

const route = z.strictObject({
  /** The id of the route object in the exposed module that mounts here. */
  id: identifier,
  path: routePath,
  access: accessSchema,
  expose: exposedId,
  /**
   * 'focus' for a screen that needs full attention, such as an exam: the host shows no navigation, banners or
   * footer, and the screen has its own exit. If omitted, the host's usual layout is shown.
   */
  layout: z.optional(z.enum(['focus'])),
  /**
   * The route's purpose, for hosts and for other remotes: 'home' is where a signed-in learner arrives,
   * 'start' where studying begins, 'skill' where the skill that its parameter names is studied, 'look-up'
   * where the topic that its parameter names is looked up, 'simulation' where a mock exam begins or is
   * resumed, 'sign-in' and 'sign-up' where a visitor gets a session or an account. One route of a site has
   * each.
   */
  role: z.optional(z.enum(['home', 'start', 'skill', 'look-up', 'simulation', 'sign-in', 'sign-up'])),
});

const pixels = z.int().check(z.minimum(1), z.maximum(1000));

const slot = z.strictObject({
  id: identifier,
  slot: z.enum(slotNames),
  expose: exposedId,
  /** Its place among the contributions to the slot; 0 if omitted. */
  order: z.optional(z.int()),
  /** It is loaded only while the learner has an attempt of one of these kinds under way on the device. */
  during: z.optional(z.array(attemptKindSchema)),
  /**
   * The space that is reserved for it until it has loaded, in CSS pixels: on a phone, and on a wide screen.
   */
  height: z.optional(z.strictObject({ narrow: pixels, wide: pixels })),
});

const navEntry = z.strictObject({
  to: routePath,
  access: accessSchema,
  order: z.int(),
  /** Declared as data, so that the navigation appears without a request to the remote. */
  label: bilingual,
});

/**
 * What an attribute of the remote's element selects: it completes the path of a screen, or becomes a
 * parameter of the address.
 */
const embedAttribute = z.union([z.strictObject({ path: routePath }), z.strictObject({ query: identifier })]);

/** Permissions that a page may delegate to the frame of an embedded remote. */
export const embedPermissionSchema = z.enum(['autoplay', 'clipboard-write', 'microphone']);
/** What the frame of an embedded remote may use. */
export type EmbedPermission = z.infer<typeof embedPermissionSchema>;

const embedding = z.strictObject({
  /** The accessible name of the frame. */
  title: bilingual,
  /** The first screen when no attribute selects another. If omitted, the remote's first one. */
  start: z.optional(routePath),
  /** The first set attribute with a path selects the screen; those with a query are added to its address. */
  attributes: z.optional(z.record(identifier, embedAttribute)),
  /** The permissions that the page may delegate to the frame. */
  allow: z.optional(z.array(embedPermissionSchema)),
  /** Whether it works without an account (`hostCapabilities`). */
  practice: z.optional(z.boolean()),
});

const announcement = z.strictObject({
  /** A learner who closes the banner does not see it again; a new id announces it again. */
  id: identifier,
  /** Where its link leads. */
  to: routePath,
  title: bilingual,
  body: bilingual,
  /** The text of the link. */
  action: bilingual,
  /** Attempts under way that hide it. */
  quietDuring: z.optional(z.array(attemptKindSchema)),
});

const introductionStep = z.strictObject({
  order: z.int(),
  emoji: z.string().check(z.regex(/^\p{Extended_Pictographic}\uFE0F?$/u, 'one emoji')),
  title: bilingual,
  content: bilingual,
  /** The navigation entry that the step explains; it is highlighted. */
  highlight: z.optional(routePath),
});

/** A path of a route with its parameters filled in, and settings: '/quiz/8?questions=5'. */
const address = z
  .string()
  .check(
    z.regex(
      /^(\/[A-Za-z0-9-]+)+(\?[a-z]+=[A-Za-z0-9-]+(&[a-z]+=[A-Za-z0-9-]+)*)?$/,
      "an address such as '/cards/3?count=5'",
    ),
  );

const introductionEnd = z.strictObject({
  /** A site's introduction ends at the first one declared. */
  order: z.int(),
  to: address,
  content: bilingual,
  /** The text of the button. */
  action: bilingual,
});

const card = z.strictObject({
  /** Where it leads. */
  to: routePath,
  order: z.int(),
  title: bilingual,
  body: bilingual,
  /** The text of the link. */
  action: bilingual,
});

const declarationOfContract1 = z.strictObject({
  contract: z.literal(CONTRACT_VERSION),
  name: identifier,
  version: semver,
  /**
   * The remote's name for people, such as 'Votre compte'; a host uses it in the message that the remote is
   * unavailable.
   */
  title: bilingual,
  routes: z.array(route),
  slots: z.array(slot),
  /**
   * Exposes `sync`, which a host runs on any page while the remote has something to send to the server
   * (`requestSync`).
   */
  sync: z.optional(exposedId),
  /**
   * Its `sync` also takes over what a new learner answered before having an account (`trialFor`): hosts run
   * it while there is such a trial.
   */
  takesTrial: z.optional(z.literal(true)),
  nav: z.array(navEntry),
  /** What other sites can embed, as `<revisoins-name>`, in a frame or with mount(). If omitted, nothing. */
  embed: z.optional(embedding),
  attempt: z.optional(
    z.strictObject({
      /** The text of the link with which hosts lead back to an attempt under way. */
      link: bilingual,
      /**
       * The path at which a finished attempt can be reviewed; its parameter is the id. If omitted, there is
       * none.
       */
      review: z.optional(routePath),
    }),
  ),
  /** A banner for signed-in learners on their home page. */
  announcement: z.optional(announcement),
  /** Its steps in the introduction that a learner sees on the first visit. */
  introduction: z.optional(z.array(introductionStep)),
  /** The page that the introduction leads to; without one, it ends where studying begins. */
  introductionEnd: z.optional(introductionEnd),
  /** Its cards on the dashboard. */
  cards: z.optional(z.array(card)),
  namespaces: z.array(identifier),
  /** Maximum size of remoteEntry.js, in bytes (brotli). */
  budget: z.strictObject({ entry: z.int().check(z.positive()) }),
});

/**
 * What a host knows about a remote: where its screens mount, what it puts in the host's slots and navigation,
 * how it is embedded, announced and introduced, which translations it owns, and how large it may be. Plain
 * data, checked at build, at publish and in the browser. A union by contract, so that an unknown contract is
 * refused for that reason alone.
 */
export const remoteDeclarationSchema = z.discriminatedUnion('contract', [declarationOfContract1], {
  error: ({ code, input }) =>
    code === 'invalid_union'
      ? `contract ${String((input as { contract?: unknown }).contract)} is not one that this host knows (${CONTRACT_VERSION})`
      : undefined,
});

/** What `remote.json` declares. */
export type RemoteDeclaration = z.infer<typeof remoteDeclarationSchema>;
/** A screen of a remote: its address, and who may see it. */
export type DeclaredRoute = RemoteDeclaration['routes'][number];
/** A component of a remote in a place of other pages. */
export type DeclaredSlot = RemoteDeclaration['slots'][number];
/** An entry of the navigation. */
export type NavEntry = RemoteDeclaration['nav'][number];
/** What hosts send people to a screen for. */
export type RouteRole = NonNullable<DeclaredRoute['role']>;
/** How other sites' pages show a remote. */
export type Embedding = NonNullable<RemoteDeclaration['embed']>;
export type Announcement = NonNullable<RemoteDeclaration['announcement']>;
/** A card on the dashboard. */
export type DeclaredCard = NonNullable<RemoteDeclaration['cards']>[number];

/** The exposed ids that a declaration refers to, without duplicates. */
export function exposedIds({
  routes,
  slots,
  sync,
}: Pick<RemoteDeclaration, 'routes' | 'slots' | 'sync'>): string[] {
  return [
    ...new Set([...[...routes, ...slots].map((part) => part.expose), ...(sync === undefined ? [] : [sync])]),
  ];
}

/** What the globals of a remote, and the classes and ids of its styles, begin with. Pure. */
export const remotePrefix = (remote: string) => `revisoins_${remote.replaceAll('-', '_')}`;
