import { registrySchema, siteConfigSchema, type Registry, type SiteConfig } from '@revisoins/contracts';
import { readInlinedJson } from '@revisoins/release/inlined-json';

export interface DeployedSite {
  origin: string;
  config: SiteConfig;
  registry: Registry;
}

/** Reads a deployed site's page. Rejects with a sentence when there is no such site. */
export async function readDeployedSite(address: string): Promise<DeployedSite> {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new Error(
      `"${address}" is not the address of a site. Write it whole, such as https://revisoins.example`,
    );
  }
  const { origin } = new URL(address);
  const html = await fetch(origin, { signal: AbortSignal.timeout(10_000) }).then(
    (response) => response.text(),
    () => {
      throw new Error(`${origin} does not answer. Check the address and the network, then try again.`);
    },
  );
  const config = siteConfigSchema.safeParse(readInlinedJson(html, 'revisoins-config'));
  const registry = registrySchema.safeParse(readInlinedJson(html, 'revisoins-registry'));
  if (!config.success || !registry.success)
    throw new Error(
      `${origin} answers, but its page contains no configuration and registry of this platform.`,
    );
  return { origin, config: config.data, registry: registry.data };
}

/** Why a remote served from `base` would not run in a site: a sentence, or nothing. Pure. */
export function whyNotInside(
  { origin, config, registry }: DeployedSite,
  remote: string,
  base: string,
): string | undefined {
  const ours = new URL(base).origin;
  const served = Object.values(registry.remotes[remote]?.versions ?? {}).some(
    (version) => new URL(version.base).origin === ours,
  );
  if (served) {
    return `${origin} runs on this machine and serves its own ${remote} from ${ours}. Develop inside of it without --against: stop it, then npm run dev -- ${remote}. Or serve from another address: with PORT_OFFSET=100, say, and that origin in overrideOrigins of its site.json.`;
  }
  if (!(config.overrideOrigins ?? []).includes(ours)) {
    return `${origin} lets no build from ${ours} run in it. Its operator can add "${ours}" to overrideOrigins in site.json, and publish once more.`;
  }
  if (!registry.remotes[remote])
    return `${origin} has no remote "${remote}" that could be replaced. Publish it there first, for 0 % of the learners.`;
  return undefined;
}

const isLocalOrigin = (origin: string) =>
  /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(origin).hostname);

/** What Chromium requires before a remote site may reach this machine: sentences, or nothing. Pure. */
export function askedByChromium(origin: string): string {
  if (isLocalOrigin(origin)) return '';
  if (!origin.startsWith('https:')) {
    return `\n\n  Chromium lets only pages with https reach this machine, and ${origin} has none: your build will not load there.\n  Give the site https, or use another browser.`;
  }
  return `\n\n  Chromium asks once whether ${origin} may reach apps and services on this device (the permission for\n  local network access, or loopback network): allow it. Without it, the panel says that this address does not answer;\n  you find the permission again in the site's settings, at the left end of the address bar.`;
}
