import * as z from 'zod/mini';
import { accessSchema } from './access.ts';

/** The contract version that this tree speaks. A breaking change of the declaration or of the modules raises it. */
export const CONTRACT_VERSION = 2;

const identifier = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, 'lower case letters, digits and hyphens, starting with a letter'));
export const semver = z.string().check(z.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, 'a semantic version such as 1.4.0'));
const routePath = z
  .string()
  .check(z.regex(/^(\/(:?[A-Za-z][A-Za-z0-9-]*))+$/, "an absolute path such as '/quiz/:skillId'"));
const exposedId = z.string().check(z.regex(/^\.\/[a-z][a-z-]*\/v\d+$/, "a versioned id such as './routes/v1'"));
const bilingual = z.strictObject({ fr: z.string().check(z.minLength(1)), en: z.string().check(z.minLength(1)) });

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

const fields = {
  name: identifier,
  version: semver,
  routes: z.array(route),
  slots: z.array(slot),
  nav: z.array(navEntry),
  namespaces: z.array(identifier),
  /** Brotli bytes of remoteEntry.js at most. */
  budget: z.strictObject({ entry: z.int().check(z.positive()) }),
};

/**
 * What a remote is to a host: where its screens mount, what it puts in the host's slots and navigation,
 * which translations it owns, and what it may weigh. Plain data, checked at build, at publish and in the browser.
 */
export const remoteDeclarationSchema = z.strictObject({
  contract: z.literal(CONTRACT_VERSION),
  /** What people call this part, as in 'Votre compte': a host that cannot show it says so by this name. */
  title: bilingual,
  /** Exposes `sync`, which a host runs on any page while the remote keeps something for the server (`requestSync`). */
  sync: z.optional(exposedId),
  ...fields,
});

/** Contract 1: a part could be without a title, and had no `sync`. */
const declarationOfContract1 = z.strictObject({ contract: z.literal(1), title: z.optional(bilingual), ...fields });

/** A declaration as some team published it: of this contract, or of an older one that hosts still know. */
export const publishedDeclarationSchema = z.discriminatedUnion('contract', [remoteDeclarationSchema, declarationOfContract1], {
  error: ({ code, input }) =>
    code === 'invalid_union'
      ? `contract ${String((input as { contract?: unknown }).contract)} is not one of those that this host knows (1 to ${CONTRACT_VERSION})`
      : undefined,
});

export type RemoteDeclaration = z.infer<typeof remoteDeclarationSchema>;
export type PublishedDeclaration = z.infer<typeof publishedDeclarationSchema>;
export type DeclaredRoute = RemoteDeclaration['routes'][number];
export type DeclaredSlot = RemoteDeclaration['slots'][number];
export type NavEntry = RemoteDeclaration['nav'][number];
export type SlotName = DeclaredSlot['slot'];

/** A declaration of any known contract as one of this contract: how a remote that was built for an older host still runs. */
export function upgradeDeclaration(declaration: PublishedDeclaration): RemoteDeclaration {
  if (declaration.contract === CONTRACT_VERSION) return declaration;
  const { name, nav } = declaration;
  return { ...declaration, contract: CONTRACT_VERSION, title: declaration.title ?? nav[0]?.label ?? { fr: name, en: name } };
}

/** Every exposed id that a declaration refers to, each once. */
export function exposedIds({ routes, slots, sync }: Pick<RemoteDeclaration, 'routes' | 'slots' | 'sync'>): string[] {
  return [...new Set([...[...routes, ...slots].map((part) => part.expose), ...(sync === undefined ? [] : [sync])])];
}
