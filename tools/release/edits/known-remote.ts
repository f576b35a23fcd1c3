import type { RegisteredRemote, Registry } from '@revisoins/contracts';
import { Refusal } from '../refusal.ts';

/** A remote of a registry. Refuses an unknown name, and lists the existing remotes. */
export function knownRemote(registry: Registry, name: string): RegisteredRemote {
  const remote = Object.hasOwn(registry.remotes, name) ? registry.remotes[name] : undefined;
  if (remote) return remote;
  const names = Object.keys(registry.remotes).sort();
  throw new Refusal(
    names.length === 0
      ? `Nothing is published yet. Run "npm run remote -- publish ${name}" first.`
      : `"${name}" is not published here; published are ${names.join(', ')}. Run "npm run remote -- publish ${name}" first, or correct the name.`,
  );
}

/** Refuses a version that is not published, and lists the published ones. */
export function requireVersion(remote: RegisteredRemote, name: string, version: string): void {
  if (Object.hasOwn(remote.versions, version)) return;
  throw new Refusal(
    `${name} ${version} is not published here; published are ${Object.keys(remote.versions).join(', ')}.`,
  );
}

export const withRemote = (registry: Registry, name: string, remote: RegisteredRemote): Registry => ({
  ...registry,
  remotes: { ...registry.remotes, [name]: remote },
});

/** The traffic after one share was changed; a share of zero is removed. Refuses a total above 100. */
export function withShare(
  traffic: Record<string, number>,
  version: string,
  share: number,
): Record<string, number> {
  const { [version]: _, ...others } = traffic;
  const taken = Object.values(others).reduce((sum, part) => sum + part, 0);
  if (taken + share > 100) {
    const list = Object.entries(others).map(([name, part]) => `${name} (${part} %)`);
    throw new Refusal(
      `${share} % is too much: ${list.join(', ')} already gets traffic. Ask for ${100 - taken} % at most, or first end another with "promote <remote> <version> --traffic 0".`,
    );
  }
  return share > 0 ? { ...others, [version]: share } : others;
}
