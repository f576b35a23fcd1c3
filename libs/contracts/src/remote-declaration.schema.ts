import * as z from 'zod/mini';
import { accessSchema } from './access.ts';

/** The contract version that this tree speaks. A breaking change of the declaration or of the modules raises it. */
export const CONTRACT_VERSION = 1;

const identifier = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, 'lower case letters, digits and hyphens, starting with a letter'));
export const semver = z
  .string()
  .check(z.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, 'a semantic version such as 1.4.0'));
const routePath = z
  .string()
  .check(z.regex(/^(\/(:?[A-Za-z][A-Za-z0-9-]*))+$/, "an absolute path such as '/quiz/:skillId'"));
const exposedId = z
  .string()
  .check(z.regex(/^\.\/[a-z][a-z-]*\/v\d+$/, "a versioned id such as './routes/v1'"));
const bilingual = z.strictObject({
  fr: z.string().check(z.minLength(1)),
  en: z.string().check(z.minLength(1)),
});

const route = z.strictObject({
  /** Names the route object of the exposed module that mounts here. */
  id: identifier,
  path: routePath,
  access: accessSchema,
  expose: exposedId,
  /**
   * 'focus' for a screen that wants somebody's whole attention, such as an exam: the host shows no navigation, banners or
   * footer around it, and the screen brings its own way out. Left away, the host's frame stands around it.
   */
  frame: z.optional(z.enum(['focus'])),
});

const slot = z.strictObject({
  id: identifier,
  slot: z.enum(['nav.profile']),
  expose: exposedId,
});

const navEntry = z.strictObject({
  to: routePath,
  access: accessSchema,
  order: z.int(),
  /** Kept as data, so that the navigation shows without asking the remote for anything. */
  label: bilingual,
});

const declarationOfContract1 = z.strictObject({
  contract: z.literal(CONTRACT_VERSION),
  name: identifier,
  version: semver,
  /** What people call this remote, as in 'Votre compte': a host that cannot show it says so by this name. */
  title: bilingual,
  routes: z.array(route),
  slots: z.array(slot),
  /** Exposes `sync`, which a host runs on any page while the remote keeps something for the server (`requestSync`). */
  sync: z.optional(exposedId),
  nav: z.array(navEntry),
  namespaces: z.array(identifier),
  /** Brotli bytes of remoteEntry.js at most. */
  budget: z.strictObject({ entry: z.int().check(z.positive()) }),
});

/**
 * What a remote is to a host: where its screens mount, what it puts in the host's slots and navigation,
 * which translations it owns, and what it may weigh. Plain data, checked at build, at publish and in the browser.
 * A union by contract, so that one of an unknown contract is refused for that alone.
 */
export const remoteDeclarationSchema = z.discriminatedUnion('contract', [declarationOfContract1], {
  error: ({ code, input }) =>
    code === 'invalid_union'
      ? `contract ${String((input as { contract?: unknown }).contract)} is not one that this host knows (${CONTRACT_VERSION})`
      : undefined,
});

export type RemoteDeclaration = z.infer<typeof remoteDeclarationSchema>;
export type DeclaredRoute = RemoteDeclaration['routes'][number];
export type DeclaredSlot = RemoteDeclaration['slots'][number];
export type NavEntry = RemoteDeclaration['nav'][number];
export type SlotName = DeclaredSlot['slot'];

/** Every exposed id that a declaration refers to, each once. */
export function exposedIds({
  routes,
  slots,
  sync,
}: Pick<RemoteDeclaration, 'routes' | 'slots' | 'sync'>): string[] {
  return [
    ...new Set([...[...routes, ...slots].map((part) => part.expose), ...(sync === undefined ? [] : [sync])]),
  ];
}
