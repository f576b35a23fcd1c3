import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { localOrigin, ports as portsAt } from '@revisoins/workspace/ports';
import { serveInstitution } from './serve-institution.ts';
import { serveSite } from '@revisoins/release/serve/serve-site';
import { assembleSite } from '@revisoins/release/local/assemble';
import { localFolder, localSite } from '@revisoins/workspace/paths';
import { writeBankSeed } from '@revisoins/content/seed-sql';
import { localRemotes } from '@revisoins/workspace/remotes';
import { startStack } from '@revisoins/stack';
import { closeServer } from '@revisoins/stack/listen-on-port';

export interface RunningSite {
  shellUrl: string;
  apiUrl: string;
  mailboxUrl: string;
  /** An example institution that embeds the site. */
  institutionUrl: string;
  remotes: Record<string, string>;
  publishableKey: string;
  secretKey: string;
  /** Whether the database has the demonstration learner, whose password is public. */
  hasDemonstration: boolean;
  /** Sentences to print after the start. */
  notices: string[];
  /** Lays the site out again after a declaration has changed. */
  layOut(): Promise<void>;
  stop(): Promise<void>;
}

export interface StartOptions {
  portOffset?: number;
  /** Where the stack keeps its data; the default is the developer's own. */
  dataDir?: string;
  /** The initial data of a database in memory; without it the database is in `dataDir`. */
  database?: Blob;
  /** Where the site is laid out; the default is the developer's own. */
  siteFolder?: string;
  /** Remotes that development servers serve. */
  developed?: readonly string[];
  /** Receives what happens in the stack, above all crashes of functions. */
  log?(line: string): void;
}

/** Starts the local stack, then serves the built shell and remotes against it. */
export async function startSite({
  portOffset,
  dataDir,
  database,
  siteFolder,
  developed = [],
  log = console.log,
}: StartOptions = {}): Promise<RunningSite> {
  const ports = portsAt(portOffset);
  const shellUrl = `http://localhost:${ports.shell}`;
  const institutionUrl = `http://localhost:${ports.institution}`;
  await writeBankSeed();
  const stack = await startStack({
    log,
    ...(portOffset === undefined ? {} : { portOffset }),
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(database === undefined ? {} : { inMemory: true, dump: database }),
  });
  try {
    const remoteOrigin = (remote: string) => localOrigin(remote, portOffset);
    // A remote in development is never published: its site is laid out anew each time.
    const forDevelopment = join(localFolder, `site-dev-${ports.shell}`);
    if (developed.length > 0) rmSync(forDevelopment, { recursive: true, force: true });
    const layOut = () =>
      assembleSite({
        folder: developed.length > 0 ? forDevelopment : (siteFolder ?? localSite(portOffset)),
        config: {
          apiUrl: stack.apiUrl,
          publishableKey: stack.publishableKey,
          publicUrl: shellUrl,
          embedding: { parents: [institutionUrl] },
          overrideOrigins: localRemotes().map(({ name }) => remoteOrigin(name)),
        },
        remoteOrigin,
        shellBuild: developed.length > 0 ? 'development' : 'production',
        developed,
      });
    const site = await layOut();
    const demonstration = await stack.sql('select from auth.users where email = $1', ['demo@revisoins.test']);
    const stopSite = await serveSite({ site, shellPort: ports.shell, developed });
    const institution = await serveInstitution(ports.institution, shellUrl).catch(async (error: unknown) => {
      await stopSite();
      throw error;
    });
    return {
      shellUrl,
      apiUrl: stack.apiUrl,
      mailboxUrl: stack.mailboxUrl,
      institutionUrl,
      remotes: site.origins,
      publishableKey: stack.publishableKey,
      secretKey: stack.secretKey,
      hasDemonstration: demonstration.length > 0,
      notices: site.notices,
      layOut: async () => void (await layOut()),
      stop: async () => {
        await closeServer(institution);
        await stopSite();
        await stack.stop();
      },
    };
  } catch (error) {
    await stack.stop();
    throw error;
  }
}
